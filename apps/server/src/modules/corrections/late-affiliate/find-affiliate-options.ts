import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { findEligibleAffiliates } from '#modules/partners/affiliates/find-eligible-affiliates.ts'
import type { Caller } from '#rpc/caller.ts'
import type { eligibleAffiliatesInput } from './commission-proposal.input.ts'
import { findOwnSale } from './find-own-sale.ts'

/** A few affiliates who could earn by the caller's sale, each with the commission of their contract. */
export async function findAffiliateOptions(
  caller: Caller,
  { paymentId, search, ids }: z.output<typeof eligibleAffiliatesInput>,
): Promise<{ id: string; name: string; basisPoints: number }[]> {
  const { orderId } = await findOwnSale(caller, paymentId)
  const [order] = await caller.tx.select().from(orders).where(eq(orders.id, orderId))
  invariant(order, `payment ${paymentId} has an order`)
  const found = await findEligibleAffiliates(caller, order, { search, ids })
  return found.map(({ affiliationId, name, basisPoints }) => ({ id: affiliationId, name, basisPoints }))
}
