/** The meaning of a provider's own word for money that leaves a sale, where our statuses cannot tell it. */
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
 * Some providers call every refund a chargeback, and some an infraction of Pix approved or rejected: the
 * status stays as the specification says, and this tells the meaning. Null for words that add nothing to
 * their status.
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
