import type { Cents } from '#money/money.ts'
import type { Currency, PaymentMethod } from '#vocabulary.ts'

/** The least and the largest sale by a method, in reais. Null: no limit on that side. */
export type MethodLimit = { minCents: Cents | null; maxCents: Cents | null }
export type MethodLimits = Partial<Record<PaymentMethod, MethodLimit>>

/**
 * Whether a sale at this price may be paid by the method. The price is that of items and shipping: interest depends on
 * the method, and would make the result depend on the number of installments. Limits are set in reais and do not apply
 * to other currencies.
 */
export function isWithinLimits(
  limits: MethodLimits,
  { method, currency, priceCents }: { method: PaymentMethod; currency: Currency; priceCents: Cents },
): boolean {
  const limit = limits[method]
  if (!limit || currency !== 'BRL') return true
  const { minCents, maxCents } = limit
  return (minCents === null || priceCents >= minCents) && (maxCents === null || priceCents <= maxCents)
}
