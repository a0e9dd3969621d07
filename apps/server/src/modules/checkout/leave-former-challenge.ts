import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { payments, purchaseIntents } from '#db/schema/payments.ts'
import { withdrawCharge } from '#modules/payments/asking/withdraw-charge.ts'
import { isChallengeOpen } from '#modules/payments/core/is-challenge-open.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { inScope } from '#scope.ts'
import type { PurchaseInput } from './purchase-input.ts'

/**
 * A buyer who left a card unconfirmed at its bank and pays again must not be charged twice: the former charge
 * is withdrawn at its acquirer first. If it cannot be withdrawn, because it was paid or there was no answer,
 * nothing is bought. Only payments of this browser are searched, so that a buyer cannot end another buyer's
 * purchase.
 */
export async function leaveFormerChallenge(
  app: App,
  platformId: string,
  { offerId, purchaseId }: Pick<PurchaseInput, 'offerId' | 'purchaseId'>,
  ownPaymentIds: readonly string[],
): Promise<void> {
  if (ownPaymentIds.length === 0) return
  const open = await findOpenChallenges(app, platformId, { offerId, purchaseId, ownPaymentIds })
  for (const payment of open) {
    const left = await withdrawCharge(app, payment)
    if (isChallengeOpen(left) || left.paidAt !== null) throw new AppError('card_with_bank')
  }
}

/**
 * Open challenges of this browser at the offer, except the payment of this purchase itself, whose request may
 * be a retry.
 */
function findOpenChallenges(
  app: App,
  platformId: string,
  {
    offerId,
    purchaseId,
    ownPaymentIds,
  }: { offerId: string; purchaseId: string; ownPaymentIds: readonly string[] },
): Promise<Payment[]> {
  return inScope(app, platformId, async ({ tx }) => {
    const rows = await tx
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(
        purchaseIntents,
        and(eq(purchaseIntents.paymentId, payments.id), eq(purchaseIntents.purchaseId, purchaseId)),
      )
      .where(
        and(
          inArray(payments.id, [...ownPaymentIds]),
          isNotNull(payments.challenge),
          mayStillBePaid,
          eq(orders.offerId, offerId),
          isNull(purchaseIntents.id),
        ),
      )
    return rows.map(({ payment }) => payment)
  })
}
