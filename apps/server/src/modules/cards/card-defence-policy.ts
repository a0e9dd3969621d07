/**
 * Limits that distinguish a buyer with a refused card from a tester of stolen cards. They concern cards only:
 * a blocked buyer can still pay by Pix.
 */
export const cardDefencePolicy = {
  /** Charges of one buyer's e-mail address, whatever their outcome. */
  triesPerMinuteMax: 6,
  triesPerHourMax: 20,
  /** Refusals of one buyer or one card within a day after which the next try needs a proof of work. */
  declinesBeforeProof: 2,
  /**
   * Consecutive refusals of an offer after which every card payment there needs a proof of work. Honest sales
   * hardly ever fail five times in a row.
   */
  declinesInARowBeforeProof: 5,
  /**
   * Different refused cards of one mailbox, one document or one browser within a week, after which no further
   * card is accepted.
   */
  refusedCardsMax: 4,
  /**
   * Different refused cards of one network within a day, after which all its buyers need a proof of work. No
   * buyer is blocked: thousands of buyers of one mobile carrier share an address.
   */
  refusedCardsBeforeProof: 4,
  /**
   * Difficulty of the proof for such a network, by the share of its refused cards. 18 bits take a phone one
   * second.
   */
  networkProofs: [
    { share: 0, bits: 15 },
    { share: 0.1, bits: 18 },
    { share: 0.2, bits: 20 },
    { share: 0.4, bits: 22 },
  ],
  /**
   * An offer takes no cards after this many consecutive refusals, or after this many within ten minutes if
   * they are a large share of its charges.
   */
  declinesInARowMax: 10,
  declinesPerTenMinutesMax: 60,
  declinedShareMin: 0.2,
  pauseHours: 6,
} as const
