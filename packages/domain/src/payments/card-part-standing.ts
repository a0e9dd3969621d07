/**
 * Standing of one card of a payment by two. NOT_ASKED: the other was refused before. RETURNING: its money goes back, because the other card was refused or the
 * purchase is refunded.
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
  /** Null for a card that its token does not reveal. */
  lastFour: string | null
  /** The charge on this card, interest included. */
  amountCents: number
  installments: number
  refundedCents: number
  standing: CardPartStanding
}
