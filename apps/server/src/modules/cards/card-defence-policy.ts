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
  /** So many different cards refused, and no further one is tried: of one buyer within a week, of one network within a day. */
  refusedCardsMax: 4,
  /** An offer takes no cards after so many refusals in a row, or within ten minutes. */
  declinesInARowMax: 10,
  declinesPerTenMinutesMax: 60,
  pauseHours: 6,
  /** Cards that one network may have kept without having bought. */
  savesPerMinuteMax: 20,
  savesPerHourMax: 60,
} as const
