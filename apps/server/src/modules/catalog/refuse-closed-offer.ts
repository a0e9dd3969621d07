import { capabilities } from '@balcao/domain/account-standing'
import { AppError } from '@balcao/domain/app-error'
import type { users } from '../../db/schema/accounts.ts'
import type { offers, products } from '../../db/schema/catalog.ts'
import { isForSale } from './for-sale.ts'

type Standing = {
  offer: Pick<typeof offers.$inferSelect, 'status'>
  product: Pick<typeof products.$inferSelect, 'status' | 'sellsInReview'>
  seller: Pick<typeof users.$inferSelect, 'status'>
}

/** An offer sells only while it, its product and its seller all may. */
export function refuseClosedOffer({ offer, product, seller }: Standing): void {
  const isOpen = offer.status === 'ACTIVE' && isForSale(product) && capabilities[seller.status].sells
  if (!isOpen) throw new AppError('offer_unavailable')
}
