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

/** Refuses an offer unless the offer, its product, its seller and its platform may all sell. */
export function refuseClosedOffer({ offer, product, seller, platform }: Standing): void {
  const isOpen =
    offer.status === 'ACTIVE' &&
    isForSale(product) &&
    capabilities[seller.status].sells &&
    platform.salesSuspendedAt === null &&
    platform.closingSince === null
  if (!isOpen) throw new AppError('offer_unavailable')
}
