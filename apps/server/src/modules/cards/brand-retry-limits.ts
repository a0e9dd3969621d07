/** Refusals of a card before its brand charges for further tries. */
export type RetryLimit = { perDay: number; perMonth: number }

/**
 * Elo and Visa count thirty days, Mastercard also one day. The other brands publish nothing, and get the
 * strictest of these limits.
 */
const limits: Record<string, RetryLimit> = {
  visa: { perDay: 15, perMonth: 15 },
  elo: { perDay: 15, perMonth: 15 },
  mastercard: { perDay: 7, perMonth: 35 },
}
const strictest: RetryLimit = { perDay: 7, perMonth: 15 }

/** Further tries that the brand allows. */
export function triesLeft(brand: string | null, refused: { today: number; thisMonth: number }): number {
  const { perDay, perMonth } = (brand !== null && limits[brand]) || strictest
  return Math.max(0, Math.min(perDay - refused.today, perMonth - refused.thisMonth))
}
