import type { Cents } from '@balcao/domain/money/money'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { wordForReversal } from '#modules/payments/core/word-for-reversal.ts'
import { type CardCharge, type ChargeFacts, leftOnCard } from './card-charge.ts'

type Circumstances = {
  /** Whether the payment was paid by both cards. */
  isSold: boolean
  /** Sum of the open refunds to this card, which explain returned money. */
  dueCents: Cents
}

/**
 * The facts about a card's charge after a report about it. Sums only grow, so that a late report with older sums takes
 * nothing away. An uncertain report decides nothing.
 */
export function factsOfCharge(
  charge: CardCharge,
  report: ProviderReport,
  circumstances: Circumstances,
): ChargeFacts {
  const known = {
    state: charge.state,
    transactionId: charge.transactionId ?? report.transactionId ?? null,
    rawStatus: report.rawStatus ?? charge.rawStatus,
    reason: charge.reason,
    paidCents: charge.paidCents,
    refundedCents: charge.refundedCents,
    lostCents: charge.lostCents,
  }
  if (report.certainty !== 'KNOWN') return known
  switch (report.status) {
    case 'PENDING':
      return charge.state === 'PAID' ? known : { ...known, state: 'WAITING' }
    case 'REJECTED':
    case 'CANCELED':
      if (charge.state !== 'PAID')
        return { ...known, state: 'REFUSED', reason: report.reason ?? 'issuer_refused' }
      return circumstances.dueCents > 0 ? returned(known, known.paidCents) : known
    case 'APPROVED':
      return returned(paid(known, charge, report), report.refundedCents ?? 0)
    case 'REFUNDED': {
      const whole = paid(known, charge, report)
      return returned(whole, report.refundedCents || whole.paidCents)
    }
    case 'CHARGEBACK':
      return takenBack(paid(known, charge, report), charge, report, circumstances)
  }
}

function paid(
  known: ChargeFacts,
  charge: CardCharge,
  { paidCents, amountCents = charge.amountCents }: ProviderReport,
): ChargeFacts {
  return {
    ...known,
    state: 'PAID',
    paidCents: Math.max(known.paidCents, paidCents || known.paidCents || amountCents),
  }
}

function returned(known: ChargeFacts, toldCents: Cents): ChargeFacts {
  const mostCents = known.paidCents - known.lostCents
  return { ...known, refundedCents: Math.max(known.refundedCents, Math.min(toldCents, mostCents)) }
}

/**
 * Money taken back from a card. Some providers report every refund as a chargeback: a sum that our open refunds explain is
 * a refund. A bank takes all that is left on the card, once.
 */
function takenBack(
  known: ChargeFacts,
  { wonCents }: Pick<CardCharge, 'wonCents'>,
  { rawStatus, refundedCents }: ProviderReport,
  { isSold, dueCents }: Circumstances,
): ChargeFacts {
  const isOurs = refundedCents
    ? refundedCents <= known.refundedCents + dueCents
    : dueCents > 0 && dueCents >= leftOnCard(known)
  if (!isSold || isOurs || wordForReversal(rawStatus) === 'REFUND')
    return returned(known, refundedCents || known.paidCents)
  return wonCents > 0 ? known : { ...known, lostCents: known.paidCents - known.refundedCents }
}
