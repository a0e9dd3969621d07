import { AppError } from '@balcao/domain/app-error'
import type { Cents } from '@balcao/domain/money'
import type { Quote } from '#modules/orders/quote.ts'

/**
 * Refuses a charge above the amount shown: a price, a fare or the interest may have gone up since the page
 * was opened. A lower amount is charged as it is.
 */
export function refuseDearerThanShown({ totalCents }: Pick<Quote, 'totalCents'>, shownCents?: Cents): void {
  if (shownCents !== undefined && totalCents > shownCents)
    throw new AppError('record_changed', { field: 'shownCents' })
}
