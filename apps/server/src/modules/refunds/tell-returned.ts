import type { Cents } from '@balcao/domain/money/money'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { refundsAtProvider } from '#modules/payments/core/movements.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { tellCardReturned } from '#modules/payments/two-cards/tell-card-returned.ts'
import { tellPayment } from '#modules/payments/two-cards/tell-charge.ts'
import type { Scope } from '#scope.ts'
import { finishRefund } from './finish-refund.ts'
import type { ReturnedByHand } from './refund.input.ts'
import type { Refund } from './refund.ts'
import { settleRefunds, wakeNextRefund } from './settle-refunds.ts'

type Returned = {
  source: ProviderReport['source']
  toldCents?: Cents
  from?: ReturnedByHand['from']
}

/**
 * Reports to `applyProviderEvent` that a refund has reached the buyer, as the total returned. `toldCents` is
 * the part of this refund that was reported before. The caller has locked the payment.
 */
export async function tellReturned(
  scope: Scope,
  payment: Payment,
  refund: Refund,
  { source, toldCents = 0, from = 'ACQUIRER' }: Returned,
): Promise<void> {
  const amountCents = refund.amountCents - toldCents
  const next = await tellPaymentOf(scope, payment, refund, { source, from, amountCents })
  // Ends this refund by its id, so that no other open refund of the same amount is ended instead.
  await finishRefund(scope, refund)
  await settleRefunds(scope, next)
  await wakeNextRefund(scope, payment.id)
}

async function tellPaymentOf(
  scope: Scope,
  payment: Payment,
  { cardNumber: number }: Refund,
  { source, from, amountCents }: Required<Pick<Returned, 'source' | 'from'>> & { amountCents: Cents },
): Promise<Payment> {
  const isFromAcquirer = from === 'ACQUIRER'
  if (number !== null && isFromAcquirer)
    return tellCardReturned(scope, { paymentId: payment.id, number, amountCents, source })
  const next = await applyProviderEvent(scope, payment.id, {
    source,
    status: payment.status,
    certainty: 'KNOWN',
    ...(isFromAcquirer
      ? { refundedCents: refundsAtProvider(payment) + amountCents }
      : { returnedOutsideCents: amountCents }),
  })
  return number === null ? next : tellPayment(scope, next, source)
}
