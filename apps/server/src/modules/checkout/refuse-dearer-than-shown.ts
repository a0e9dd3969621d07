import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Quote } from '#modules/orders/quote.ts'

/**
 * Refuses a charge above the amount shown: a price, a fare or the interest may have risen since the page was
 * opened. A lower amount is charged, except with a coupon, whose discount the buyer saw: then the amount must
 * be equal.
 */
export function refuseDearerThanShown(
  { totalCents, discountCents }: Pick<Quote, 'totalCents' | 'discountCents'>,
  shownCents?: Cents,
): void {
  if (shownCents === undefined) return
  if (totalCents > shownCents || (discountCents > 0 && totalCents < shownCents))
    throw new AppError('record_changed', { field: 'shownCents' })
}
