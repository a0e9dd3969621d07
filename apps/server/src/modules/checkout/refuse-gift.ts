import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { giftDaysMax, mayBeGift } from '@balcao/domain/checkout/gifts'
import { isForAdults } from '@balcao/domain/delivery/age-ratings'
import { AppError } from '@balcao/domain/texts/app-error'
import type { GiftInput } from '#modules/access/gifts/gift.input.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Buyer } from '#modules/orders/order-to-create.ts'

/** Refuses a gift that this offer or a chosen bump does not allow, to the buyer's own mailbox, in the past or too far ahead. */
export function refuseGift(
  { offer, product, bumps }: LoadedOffer,
  { email, sendsOn }: GiftInput,
  { buyer, orderBumpsIds, now }: { buyer: Buyer; orderBumpsIds: readonly string[]; now: Date },
): void {
  const isForAdultsToo = bumps.some(
    (chosen) => orderBumpsIds.includes(chosen.bump.id) && isForAdults(chosen.product.ageRating),
  )
  if (!mayBeGift(offer, product) || isForAdultsToo)
    throw new AppError('gift_not_here', { field: 'giftEmail' })
  if (email === buyer.email) throw new AppError('gift_to_oneself', { field: 'giftEmail' })
  const today = dayInSaoPaulo(now)
  if (sendsOn !== undefined && (sendsOn < today || sendsOn > addDays(today, giftDaysMax)))
    throw new AppError('gift_day_refused', { field: 'giftDay' })
}
