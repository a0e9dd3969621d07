import type { Cents } from '@balcao/domain/money/money'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { wordForReversal } from '#modules/payments/core/word-for-reversal.ts'
import type { CardCharge, ChargeFacts } from './card-charge.ts'

type Circumstances = {
  /** The payment was paid by both cards. */
  isSold: boolean
  /** A refund to this card is under way, so that returned money is ours. */
  isRefundExpected: boolean
  /** A dispute was won: older reports of it are stale. */
  isDisputeWon: boolean
}

/**
 * What is known of a card's charge after a report about it. Sums only grow, so that a late old report takes nothing away;
 * an uncertain report decides nothing.
 */
export function factsOfCharge(
  charge: CardCharge,
  report: ProviderReport,
  circumstances: Circumstances,
): ChargeFacts {
  const lostCents = circumstances.isDisputeWon ? 0 : charge.lostCents
  const known = {
    state: charge.state,
    transactionId: charge.transactionId ?? report.transactionId ?? null,
    rawStatus: report.rawStatus ?? charge.rawStatus,
    reason: charge.reason,
    paidCents: charge.paidCents,
    refundedCents: charge.refundedCents,
    lostCents,
  }
  if (report.certainty !== 'KNOWN') return known
  switch (report.status) {
    case 'PENDING':
      return charge.state === 'PAID' ? known : { ...known, state: 'WAITING' }
    case 'REJECTED':
    case 'CANCELED':
      if (charge.state !== 'PAID')
        return { ...known, state: 'REFUSED', reason: report.reason ?? 'issuer_refused' }
      return circumstances.isRefundExpected ? returned(known, known.paidCents) : known
    case 'APPROVED':
      return returned(paid(known, charge, report), report.refundedCents ?? 0)
    case 'REFUNDED': {
      const whole = paid(known, charge, report)
      return returned(whole, report.refundedCents || whole.paidCents)
    }
    case 'CHARGEBACK':
      return takenBack(paid(known, charge, report), report, circumstances)
  }
}

function paid(known: ChargeFacts, { amountCents }: CardCharge, { paidCents }: ProviderReport): ChargeFacts {
  return {
    ...known,
    state: 'PAID',
    reason: null,
    paidCents: Math.max(known.paidCents, paidCents || known.paidCents || amountCents),
  }
}

function returned(known: ChargeFacts, toldCents: Cents): ChargeFacts {
  const mostCents = known.paidCents - known.lostCents
  return { ...known, refundedCents: Math.max(known.refundedCents, Math.min(toldCents, mostCents)) }
}

/** Some providers call every refund a chargeback; a bank takes all that is left. */
function takenBack(
  known: ChargeFacts,
  { rawStatus, refundedCents }: ProviderReport,
  { isSold, isRefundExpected, isDisputeWon }: Circumstances,
): ChargeFacts {
  if (!isSold || isRefundExpected || wordForReversal(rawStatus) === 'REFUND')
    return returned(known, refundedCents || known.paidCents)
  return isDisputeWon ? known : { ...known, lostCents: known.paidCents - known.refundedCents }
}
