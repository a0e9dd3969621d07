import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { post } from '#modules/ledger/post.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { lockForMoney } from '#modules/payments/core/lock-for-money.ts'
import { heldCents, movement } from '#modules/payments/core/movements.ts'
import { updatePayment } from '#modules/payments/core/update-payment.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { closeMoneyCases } from './close-money-cases.ts'

/**
 * SALE: the money pays the sale after all. REFUND: it is returned to its payer. PLATFORM: the platform keeps
 * it, since no other party has a right to it.
 */
export type Allocation = { key: string; to: 'REFUND' | 'PLATFORM'; amountCents: Cents } | { to: 'SALE' }

/** Allocates the money held in suspense for a payment, by a person's decision with a reason. */
export async function allocateSuspense(
  scope: Scope,
  paymentId: string,
  allocation: Allocation,
  by: Actor,
  reason: string,
): Promise<void> {
  const payment = await lockForMoney(scope, paymentId)
  await writeAudit(scope, by, {
    action: 'payment.suspense_allocated',
    subject: paymentId,
    reason,
    detail: allocation,
  })
  if (allocation.to === 'SALE') {
    if (payment.bookedCents > 0 || heldCents(payment) < payment.amountCents)
      throw new AppError('balance_insufficient')
    const { status } = await applyProviderEvent(scope, paymentId, {
      source: 'OPERATOR',
      status: 'APPROVED',
      certainty: 'KNOWN',
      isHonoured: true,
      reason,
    })
    // Another code of the order was paid meanwhile.
    if (status !== 'APPROVED') throw new AppError('record_changed')
    return
  }
  const { key, to, amountCents } = allocation
  const isRefund = to === 'REFUND'
  const isNew = await post(scope, {
    rule: isRefund ? 'suspense.refundable' : 'suspense.kept',
    key: `suspense.allocated:${paymentId}:${key}`,
    subject: { kind: 'PAYMENT', id: paymentId },
    currency: payment.currency,
    entries: transfer(accounts.suspense, isRefund ? accounts.refundsDue : accounts.platformFee, amountCents),
  })
  if (!isNew) return
  if (amountCents > heldCents(payment)) throw new AppError('balance_insufficient')
  const next = await updatePayment(scope, payment, movement(isRefund ? 'EXCESS_DUE' : 'KEPT', amountCents))
  if (heldCents(next) === 0) await closeMoneyCases(scope, payment)
}
