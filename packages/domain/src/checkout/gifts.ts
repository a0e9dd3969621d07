import { type AgeRating, isForAdults } from '#delivery/age-ratings.ts'
import type { OfferType, ProductType } from '#vocabulary.ts'

export const giftMessageMax = 500
/** Days from today until the latest day of delivery. */
export const giftDaysMax = 365
export const giftNameMax = 60

/** WAITING: the day of the mail has not come. SENT: mailed and not opened yet. */
export const giftStates = ['WAITING', 'SENT', 'OPENED'] as const
type GiftState = (typeof giftStates)[number]

export function giftStateOf({ sentAt, openedAt }: { sentAt: Date | null; openedAt: Date | null }): GiftState {
  if (openedAt !== null) return 'OPENED'
  return sentAt === null ? 'WAITING' : 'SENT'
}

/**
 * Whether a purchase may be a gift: only a digital product with a one-time price. A subscription keeps charging its buyer,
 * a parcel already has an address, and the age of the recipient of a product for adults is unknown.
 */
export function mayBeGift(
  offer: { allowsGift: boolean; type: OfferType },
  product: { type: ProductType; ageRating: AgeRating | null },
): boolean {
  return (
    offer.allowsGift &&
    offer.type === 'ONE_TIME' &&
    product.type === 'DIGITAL' &&
    !isForAdults(product.ageRating)
  )
}
