import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { giftDaysMax, mayBeGift } from '@balcao/domain/checkout/gifts'
import { AppError } from '@balcao/domain/texts/app-error'
import type { GiftInput } from '#modules/access/gifts/gift.input.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Buyer } from '#modules/orders/order-to-create.ts'

/** Refuses a gift that this offer does not allow, to the buyer's own mailbox, or for a day out of reach. */
export function refuseGift(
  { offer, product }: LoadedOffer,
  { email, sendsOn }: GiftInput,
  { buyer, now }: { buyer: Buyer; now: Date },
): void {
  if (!mayBeGift(offer, product)) throw new AppError('gift_not_here', { field: 'giftEmail' })
  if (email === buyer.email) throw new AppError('gift_to_oneself', { field: 'giftEmail' })
  const today = dayInSaoPaulo(now)
  if (sendsOn !== undefined && (sendsOn < today || sendsOn > addDays(today, giftDaysMax)))
    throw new AppError('gift_day_refused', { field: 'giftDay' })
}
