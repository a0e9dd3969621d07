/** How often a card may be tried before its brand charges for it. */
export type RetryLimit = { perDay: number; perMonth: number }

/** Elo and Visa count thirty days, Mastercard a day as well. The others say nothing that is public, and get the strictest of these. */
const limits: Record<string, RetryLimit> = {
  visa: { perDay: 15, perMonth: 15 },
  elo: { perDay: 15, perMonth: 15 },
  mastercard: { perDay: 7, perMonth: 35 },
}
const strictest: RetryLimit = { perDay: 7, perMonth: 15 }

/** How many further tries the brand allows. */
export function triesLeft(brand: string | null, tried: { today: number; thisMonth: number }): number {
  const { perDay, perMonth } = (brand !== null && limits[brand]) || strictest
  return Math.max(0, Math.min(perDay - tried.today, perMonth - tried.thisMonth))
}
