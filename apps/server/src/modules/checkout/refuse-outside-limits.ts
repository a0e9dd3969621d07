import { isWithinLimits } from '@balcao/domain/payments/method-limits'
import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Quote } from '#modules/orders/quote.ts'

/**
 * Refuses a method outside the platform's limits, which a page from before a change of the limits may still
 * offer.
 */
export function refuseOutsideLimits(
  { platform, product }: Pick<LoadedOffer, 'platform' | 'product'>,
  { itemsCents, discountCents, shippingCents }: Pick<Quote, 'itemsCents' | 'discountCents' | 'shippingCents'>,
  method: PaymentMethod,
): void {
  const priceCents = itemsCents - discountCents + shippingCents
  if (!isWithinLimits(platform.methodLimits, { method, currency: product.currency, priceCents }))
    throw new AppError('method_unavailable')
}
