import { AppError } from '@balcao/domain/app-error'
import type { Cents } from '@balcao/domain/money'
import type { Quote } from '../orders/quote.ts'

/** Nobody is charged more than the page said: a price or a fare may have gone up since it was opened. One that went down is charged as it is. */
export function refuseDearerThanShown(
  { itemsCents, shippingCents }: Pick<Quote, 'itemsCents' | 'shippingCents'>,
  shownCents: Cents | undefined,
): void {
  if (shownCents !== undefined && itemsCents + shippingCents > shownCents)
    throw new AppError('record_changed', { field: 'shownCents' })
}
