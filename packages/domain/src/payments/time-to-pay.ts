/**
 * Lifetime that a platform may set for a code: a Pix between five minutes and a day, a boleto between one and
 * thirty days.
 */
export const pixMinutesRange = { min: 5, max: 1_440 } as const
export const billetDaysRange = { min: 1, max: 30 } as const
