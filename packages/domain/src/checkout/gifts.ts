import { type AgeRating, isForAdults } from '#delivery/age-ratings.ts'
import type { OfferType, ProductType } from '#vocabulary.ts'

export const giftMessageMax = 500
/** How far ahead the day of delivery may be. */
export const giftDaysMax = 365
export const giftNameMax = 60

/** WAITING: its day has not come. SENT: mailed and not opened yet. */
export const giftStates = ['WAITING', 'SENT', 'OPENED'] as const
type GiftState = (typeof giftStates)[number]

export function giftStateOf({ sentAt, openedAt }: { sentAt: Date | null; openedAt: Date | null }): GiftState {
  if (openedAt !== null) return 'OPENED'
  return sentAt === null ? 'WAITING' : 'SENT'
}

/**
 * Only a digital product bought once, and not one for adults, since the recipient's age is unknown: a
 * subscription keeps charging its buyer, and a parcel has an address.
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
