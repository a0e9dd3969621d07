import type { Certainty, PaymentMethod, PaymentStatus } from './vocabulary.ts'

export type ShownStanding = PaymentStatus | 'IN_ANALYSIS'

/**
 * What people are told of a payment. A card that is neither approved nor refused is in analysis. A word of the provider that nobody knows
 * ends nothing: a card that stands on one is in analysis, a code still waits.
 */
export function shownStanding({
  status,
  certainty,
  method,
}: {
  status: PaymentStatus
  certainty: Certainty
  method: PaymentMethod
}): ShownStanding {
  const isOpen = certainty === 'UNCONFIRMED' || (certainty === 'KNOWN' && status === 'PENDING')
  if (!isOpen) return status
  return method === 'CREDIT_CARD' ? 'IN_ANALYSIS' : 'PENDING'
}
