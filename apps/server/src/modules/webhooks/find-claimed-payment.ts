import type { WebhookEvent } from '@balcao/providers/results'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { payments } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from '../payments/payment.ts'
import type { Webhook } from './webhook.ts'

/**
 * By the transaction at this very account. Else it may be the payment whose answer we never got: the one whose own address was called,
 * or the one that the report names by our own reference. Unless the provider signed that reference it is a hint, and binds only when
 * the transaction carries it too.
 */
export async function findClaimedPayment(
  { tx }: Scope,
  webhook: Webhook,
  event: WebhookEvent,
): Promise<Payment | undefined> {
  const isKnown = eq(payments.transactionId, event.transactionId)
  const [hint] = [webhook.paymentHint, event.orderId].filter((hint) => z.uuid().safeParse(hint).success)
  const isUnbound = event.isFoundByOrder ? undefined : isNull(payments.transactionId)
  const isHinted = hint ? and(eq(payments.id, hint), isUnbound) : undefined
  // In one statement: between two, the provider's answer could give the hinted payment its transaction, and neither would find it.
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.providerAccountId, webhook.providerAccountId), or(isKnown, isHinted)))
    .orderBy(desc(sql`${isKnown} is true`))
    .limit(1)
  return found
}
