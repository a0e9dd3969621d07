/** The meaning of a provider's own word for money that leaves a sale, if our statuses cannot express it. */
export type ReversalWord = 'CONTESTED' | 'LOST' | 'REFUND'

const contested = [
  'in_protest',
  'in_dispute',
  'in_mediation',
  'chargeback_dispute',
  'prechargeback',
  'infraction',
]
const lost = ['med', 'med_approved', 'refunded_med']
const refund = /refund|revers|devol|estorn/

/**
 * Some providers call every refund a chargeback, and some a Pix infraction approved or rejected. The status
 * stays as the specification says, and this value adds the meaning. Null for words that add nothing to their
 * status.
 */
export function wordForReversal(rawStatus: string | null | undefined): ReversalWord | null {
  if (!rawStatus) return null
  const word = rawStatus
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  if (contested.includes(word)) return 'CONTESTED'
  if (lost.includes(word)) return 'LOST'
  return refund.test(word) ? 'REFUND' : null
}
