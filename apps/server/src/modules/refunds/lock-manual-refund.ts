import { AppError } from '@balcao/domain/texts/app-error'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import { getRefund, type Refund } from './refund.ts'
import { settleRefunds } from './settle-refunds.ts'

/** Locks a refund that is left to a person, and refuses any other. */
export async function lockManualRefund(
  scope: Scope,
  refundId: string,
): Promise<{ payment: Payment; refund: Refund; settledBesidesCents: number }> {
  const payment = await lockForMoney(scope, (await getRefund(scope, refundId)).paymentId)
  const settledBesidesCents = await settleRefunds(scope, payment)
  const refund = await getRefund(scope, refundId)
  if (refund.state !== 'MANUAL') throw new AppError('record_changed')
  return { payment, refund, settledBesidesCents }
}
