import type { Cents } from '@balcao/domain/money/money'
import { invariant } from '#kit/invariant.ts'
import { lockPayment } from '#modules/payments/core/lock-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import type { Scope } from '#scope.ts'
import { leftOnCard, listCharges, updateCharge } from './card-charge.ts'
import { tellPayment } from './tell-charge.ts'

/** Records that a refund to one card has arrived. */
export async function tellCardReturned(
  scope: Scope,
  {
    paymentId,
    number,
    amountCents,
    source,
  }: { paymentId: string; number: number; amountCents: Cents; source: ProviderReport['source'] },
): Promise<Payment> {
  const { payment } = await lockPayment(scope, paymentId, {})
  const charge = (await listCharges(scope, paymentId)).find((one) => one.number === number)
  invariant(charge, `payment ${paymentId} has no card ${number}`)
  const returnedCents = Math.min(amountCents, leftOnCard(charge))
  await updateCharge(scope, charge, { refundedCents: charge.refundedCents + returnedCents })
  return tellPayment(scope, payment, source, number)
}
