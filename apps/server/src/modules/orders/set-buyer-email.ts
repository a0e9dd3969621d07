import { inArray } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'

/** Whoever bought these is reached, and enters, by another address from now on. */
export async function setBuyerEmail(
  { tx }: Scope,
  { orderIds, buyerEmail }: { orderIds: readonly string[]; buyerEmail: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ buyerEmail })
    .where(inArray(orders.id, [...orderIds]))
}
