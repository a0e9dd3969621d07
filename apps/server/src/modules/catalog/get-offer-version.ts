import { AppError } from '@balcao/domain/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../db/schema/accounts.ts'
import { offers, products } from '../../db/schema/catalog.ts'
import { interestTables } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'
import { interestInForce } from './interest-in-force.ts'
import { refuseClosedOffer } from './refuse-closed-offer.ts'

export type OfferVersion = {
  /** Grows with every change of the offer's page. */
  version: number
  interestTableId: string | null
  sellerId: string
  currency: Currency
}

/** What the page of an offer depends on; refused when the offer no longer sells. */
export async function getOfferVersion({ tx, now }: Scope, offerId: string): Promise<OfferVersion> {
  if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
  const [found] = await tx
    .select({
      offer: { version: offers.version, status: offers.status },
      product: { status: products.status, currency: products.currency },
      seller: { id: users.id, status: users.status },
      interest: interestInForce(sql.param(now, interestTables.effectiveFrom)),
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(offers.id, offerId))
  if (!found) throw new AppError('offer_not_found')
  refuseClosedOffer(found)
  return {
    version: found.offer.version,
    interestTableId: found.interest?.id ?? null,
    sellerId: found.seller.id,
    currency: found.product.currency,
  }
}
