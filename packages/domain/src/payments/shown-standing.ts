import type { Certainty, PaymentMethod, PaymentStatus } from '#vocabulary.ts'

export type ShownStanding = PaymentStatus | 'IN_ANALYSIS' | 'DISPUTED'

/**
 * Payment status shown to people. A card that the provider reports as pending is in analysis; without an
 * answer it is pending. An unknown status word of the provider ends no payment: a card is then in analysis, a
 * code still pending. A paid sale contested at a bank is in dispute, although the payment stays approved
 * until the bank decides.
 */
export function shownStanding({
  status,
  certainty,
  method,
  isDisputed = false,
}: {
  status: PaymentStatus
  certainty: Certainty
  method: PaymentMethod
  isDisputed?: boolean
}): ShownStanding {
  const isOpen = certainty === 'UNCONFIRMED' || (certainty === 'KNOWN' && status === 'PENDING')
  if (!isOpen) return status === 'APPROVED' && isDisputed ? 'DISPUTED' : status
  return method === 'CREDIT_CARD' ? 'IN_ANALYSIS' : 'PENDING'
}
