/**
 * Standing of one card in a payment by two cards. NOT_ASKED: not charged, because the other card was refused first.
 * RETURNING: its charge is being refunded, because the other card was refused or the purchase is refunded.
 * TAKEN_BY_BANK: its bank took the charge back in a dispute.
 */
export const cardPartStandings = [
  'WAITING',
  'PAID',
  'REFUSED',
  'NOT_ASKED',
  'RETURNING',
  'PART_RETURNED',
  'RETURNED',
  'TAKEN_BY_BANK',
] as const
export type CardPartStanding = (typeof cardPartStandings)[number]

export type ShownCardPart = {
  /** Null if the token of the card does not reveal the digits. */
  lastFour: string | null
  /** The charge on this card, interest included. */
  amountCents: number
  installments: number
  refundedCents: number
  standing: CardPartStanding
}
