import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { refundsAtProvider } from '#modules/payments/core/movements.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { giveLossBack } from '#modules/payments/two-cards/card-charge.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DisputeOutcome } from './dispute.input.ts'
import { type Dispute, lockDispute } from './dispute.ts'
import { loseDispute } from './lose-dispute.ts'
import { winDispute } from './win-dispute.ts'

/**
 * Records the bank's decision if the provider does not report it. A dispute that counted as lost may still be
 * won.
 */
export async function decideDispute(
  caller: Caller,
  { disputeId, outcome, amountCents, reason }: DisputeOutcome,
): Promise<void> {
  const { dispute, payment } = await lockDispute(caller, disputeId)
  const isWonLater = dispute.closedAt !== null && isTakenFrom(payment, dispute)
  if (dispute.closedAt !== null && !(isWonLater && outcome !== 'LOST')) throw new AppError('record_changed')
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'dispute.decided', subject: disputeId, reason, detail: { outcome, paymentId: payment.id } },
  )
  if (outcome === 'LOST') {
    const lostCents = amountCents ?? dispute.amountCents
    if (lostCents > dispute.amountCents)
      throw new AppError('refund_exceeds_payment', { leftCents: dispute.amountCents })
    // A bank keeps or returns the whole of the amount it has taken.
    if (dispute.isTaken && lostCents < dispute.amountCents)
      throw new AppError('input_invalid', { field: 'amountCents' })
    const after = dispute.isTaken ? payment : await takeOut(caller, payment, lostCents)
    await loseDispute(caller, after, dispute, { decision: reason, amountCents: lostCents })
    return
  }
  await bringBack(caller, payment, dispute)
  await winDispute(caller, payment, dispute, { state: outcome, decision: reason })
}

/**
 * Takes the loss out of the sale: a full loss is a chargeback, a partial one leaves a sale of the rest. Waits
 * for refunds under way, because the loss would otherwise count as the return of those refunds.
 */
async function takeOut(caller: Caller, payment: Payment, lostCents: Cents): Promise<Payment> {
  const { id, status, refundDueCents, bookedCents } = payment
  if (refundDueCents > 0) throw new AppError('refund_under_way')
  const told = { source: 'OPERATOR', certainty: 'KNOWN' } as const
  if (lostCents >= bookedCents)
    return applyProviderEvent(caller, id, { ...told, status: 'CHARGEBACK', isNewDispute: true })
  return applyProviderEvent(caller, id, {
    ...told,
    status,
    refundedCents: refundsAtProvider(payment) + lostCents,
  })
}

/** Whether a bank holds the money of the sale, or of the disputed card in a sale by two cards. */
function isTakenFrom({ status }: Payment, { isTaken, cardNumber, state }: Dispute): boolean {
  if (cardNumber !== null) return state !== 'WON' && state !== 'CANCELED'
  return isTaken && status === 'CHARGEBACK'
}

async function bringBack(caller: Caller, payment: Payment, dispute: Dispute): Promise<void> {
  if (!isTakenFrom(payment, dispute)) return
  const { cardNumber } = dispute
  await applyProviderEvent(caller, payment.id, {
    source: 'OPERATOR',
    status: 'APPROVED',
    certainty: 'KNOWN',
    isDisputeWon: true,
    ...(cardNumber !== null && { card: { number: cardNumber, dueCents: 0 } }),
  })
  if (cardNumber !== null) await giveLossBack(caller, payment.id, cardNumber)
}
