import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'
import { nothingLost, weighReport } from './weigh-report.ts'
import { wordForReversal } from './word-for-reversal.ts'

const facts = [
  'transactionId',
  'endToEndId',
  'pixCode',
  'billetCode',
  'billetUrl',
  'challenge',
  'expiresAt',
] as const

/**
 * Whether a certain report only repeats the known state of a certain payment. Such a report needs no lock, no
 * line in the timeline and no live update. In doubt it is false, and `applyProviderEvent` decides.
 */
export function changesNothing(payment: Payment, report: ProviderReport): boolean {
  if (payment.certainty !== 'KNOWN' || report.certainty !== 'KNOWN') return false
  if (report.isDisputeWon || report.isHonoured) return false
  if (wordForReversal(report.rawStatus) === 'CONTESTED' && report.rawStatus !== payment.rawStatus)
    return false
  if (report.currency !== undefined && report.currency !== payment.currency) return false
  if (facts.some((fact) => payment[fact] === null && report[fact] !== undefined)) return false
  if (report.transactionId !== undefined && report.transactionId !== payment.transactionId) return false
  // The order's other codes matter only for reports with news, which this one does not have.
  const weighed = weighReport(payment, report, { isOrderPaid: false, lost: nothingLost })
  return weighed.transition.kind === 'stay' && weighed.besides === null && weighed.movements.length === 0
}
