import type { Cents } from '@balcao/domain/money/money'
import { and, eq } from 'drizzle-orm'
import { refunds } from '#db/schema/refunds.ts'
import { allocateSuspense } from '#modules/payments/cases/allocate-suspense.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import type { RefundAsker } from './ask-refund.ts'
import { divideAmongCards } from './divide-among-cards.ts'
import { planRefund } from './plan-refund.ts'

/**
 * Returns to the payer money that never belonged to the sale. The caller has locked the payment. A repeated key
 * returns nothing more.
 */
export async function returnSuspense(
  scope: Scope,
  payment: Payment,
  { key, amountCents, reason }: { key: string; amountCents: Cents; reason: string },
  by: RefundAsker,
): Promise<void> {
  const { tx, platformId, now } = scope
  const paymentId = payment.id
  const [earlier] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.key, key)))
  if (earlier) return
  await allocateSuspense(scope, paymentId, { key, to: 'REFUND', amountCents }, by, reason)
  const parts = await divideAmongCards(scope, payment, { key, amountCents })
  const made = await tx
    .insert(refunds)
    .values(
      parts.map((part) => ({
        ...part,
        platformId,
        paymentId,
        sellerId: payment.sellerId,
        source: 'SUSPENSE' as const,
        kind: 'PART' as const,
        askedBy: by.askedBy,
        askedById: by.userId,
        reason,
        state: 'PENDING' as const,
        createdAt: now,
      })),
    )
    .returning({ id: refunds.id })
  for (const { id } of made) await planRefund(scope, id, now)
}
