import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../db/schema/accounts.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import type { Scope } from '../../scope.ts'
import { refuseClosedOffer } from './refuse-closed-offer.ts'

/** The number that grows with every change of the offer's page, and whose offer it is; refused when the offer no longer sells. */
export async function getOfferVersion(
  { tx }: Scope,
  offerId: string,
): Promise<{ version: number; sellerId: string }> {
  if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
  const [found] = await tx
    .select({
      offer: { version: offers.version, status: offers.status },
      product: { status: products.status },
      seller: { id: users.id, status: users.status },
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(offers.id, offerId))
  if (!found) throw new AppError('offer_not_found')
  refuseClosedOffer(found)
  return { version: found.offer.version, sellerId: found.seller.id }
}
