import { AppError } from '@balcao/domain/app-error'
import type { Cents } from '@balcao/domain/money'
import type { Quote } from '../orders/quote.ts'

/** Nobody is charged more than the page said: a price, a fare or the interest may have gone up since it was opened. What went down is charged as it is. */
export function refuseDearerThanShown({ totalCents }: Pick<Quote, 'totalCents'>, shownCents?: Cents): void {
  if (shownCents !== undefined && totalCents > shownCents)
    throw new AppError('record_changed', { field: 'shownCents' })
}
