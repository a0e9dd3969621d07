import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import type { users } from '#db/schema/accounts.ts'
import type { offers, products } from '#db/schema/catalog.ts'
import type { platforms } from '#db/schema/platforms.ts'
import { isForSale } from './for-sale.ts'

type Standing = {
  offer: Pick<typeof offers.$inferSelect, 'status'>
  product: Pick<typeof products.$inferSelect, 'status' | 'sellsInReview'>
  seller: Pick<typeof users.$inferSelect, 'status'>
  platform: Pick<typeof platforms.$inferSelect, 'salesSuspendedAt' | 'closingSince'>
}

/** Whether the offer, its product, its seller and its platform may all sell. */
export function isOpenOffer({ offer, product, seller, platform }: Standing): boolean {
  return (
    offer.status === 'ACTIVE' &&
    isForSale(product) &&
    capabilities[seller.status].sells &&
    platform.salesSuspendedAt === null &&
    platform.closingSince === null
  )
}

export function refuseClosedOffer(standing: Standing): void {
  if (!isOpenOffer(standing)) throw new AppError('offer_unavailable')
}
