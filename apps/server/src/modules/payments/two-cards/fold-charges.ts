import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { type CardCharge, leftOnCard } from './card-charge.ts'

type Sold = Pick<Payment, 'paidAt' | 'keptCents' | 'returnedOutsideCents'>

/**
 * The state of a payment by two cards, as one report. The payment is approved when both charges are paid. The money of one
 * card alone counts only when the other can no longer pay: as a part, which is refunded. The payment is refused when no
 * money is left.
 */
export function foldCharges(
  payment: Sold,
  charges: readonly CardCharge[],
  source: ProviderReport['source'],
): ProviderReport {
  const sum = (cents: (charge: CardCharge) => number) =>
    charges.reduce((total, charge) => total + cents(charge), 0)
  const told = {
    source,
    rawStatus: rawStatusOf(charges),
    paidCents: sum(({ paidCents }) => paidCents),
    refundedCents: sum(({ refundedCents }) => refundedCents),
  }
  const lostCents = sum((charge) => charge.lostCents)
  const { keptCents, returnedOutsideCents } = payment
  const leftCents = told.paidCents - told.refundedCents - lostCents - returnedOutsideCents - keptCents
  if (payment.paidAt !== null) {
    const whole = lostCents > 0 ? 'CHARGEBACK' : 'REFUNDED'
    const status = leftCents > 0 ? 'APPROVED' : whole
    return { ...told, lostCents, isNewDispute: lostCents > 0, certainty: 'KNOWN', status }
  }
  if (charges.every(isWholly)) return { ...told, certainty: 'KNOWN', status: 'APPROVED' }
  if (charges.some(isOpen)) {
    const isWaiting = charges.every(({ state }) => state === 'WAITING' || state === 'PAID')
    const { rawStatus } = told
    return { source, rawStatus, status: 'PENDING', certainty: isWaiting ? 'KNOWN' : 'UNKNOWN' }
  }
  const part = { ...told, refundedCents: told.refundedCents + lostCents, isPart: true }
  return {
    ...part,
    certainty: 'KNOWN',
    status: leftCents > 0 ? 'PENDING' : 'REJECTED',
    reason: reasonOf(charges),
  }
}

/** Whether a charge was paid in full, without an earlier refusal, a refund or a loss. */
function isWholly({ amountCents, paidCents, refundedCents, lostCents, reason }: CardCharge): boolean {
  return reason === null && paidCents >= amountCents && refundedCents === 0 && lostCents === 0
}

function isOpen({ state }: CardCharge): boolean {
  return state === 'PLANNED' || state === 'SENT' || state === 'WAITING'
}

/** Reason of the bank that refused a card; never `not_sent`, the reason of the card that was not charged. */
function reasonOf(charges: readonly CardCharge[]): string | undefined {
  const reasons = charges.flatMap(({ reason }) => reason ?? [])
  return reasons.find((reason) => reason !== 'not_sent') ?? (reasons[0] && 'card_not_confirmed')
}

/** The provider's status word; a word about a dispute has precedence. */
function rawStatusOf(charges: readonly CardCharge[]): string | undefined {
  const taken = charges.find((charge) => charge.lostCents > 0)
  return (taken ?? charges.findLast((charge) => leftOnCard(charge) > 0) ?? charges[0])?.rawStatus ?? undefined
}
