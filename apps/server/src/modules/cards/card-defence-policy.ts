/**
 * What tells a person whose card is refused from somebody who tries out stolen cards. All of it concerns cards alone: whoever is stopped
 * here can still pay by Pix.
 */
export const cardDefencePolicy = {
  /** Charges of one buyer's address, whatever their end. */
  triesPerMinuteMax: 6,
  triesPerHourMax: 20,
  /** So many refusals of one buyer or one card within a day, and the next try has to bring a proof of work. */
  declinesBeforeProof: 2,
  /** So many refusals of an offer in a row, and everybody who pays there by card has to. Honest sales hardly ever fail five times in a row. */
  declinesInARowBeforeProof: 5,
  /** So many different cards refused of one mailbox, one document or one browser within a week, and no further one is tried. */
  refusedCardsMax: 4,
  /**
   * So many different cards refused of one network within a day, and everybody there has to bring a proof of work. Nobody is stopped:
   * thousands of buyers of one mobile carrier share an address.
   */
  refusedCardsBeforeProof: 4,
  /** What the proof of such a network costs, by the share of its cards that were refused. 18 bits are a second of a phone's work. */
  networkProofs: [
    { share: 0, bits: 15 },
    { share: 0.1, bits: 18 },
    { share: 0.2, bits: 20 },
    { share: 0.4, bits: 22 },
  ],
  /** An offer takes no cards after so many refusals in a row, or within ten minutes where they are a good part of its charges. */
  declinesInARowMax: 10,
  declinesPerTenMinutesMax: 60,
  declinedShareMin: 0.2,
  pauseHours: 6,
} as const
