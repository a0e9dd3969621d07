import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../db/schema/accounts.ts'
import { deliveryOptions, offers, orderBumps, products } from '../../db/schema/catalog.ts'
import { platforms } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'

const bumpOffer = alias(offers, 'bump_offer')
const bumpProduct = alias(products, 'bump_product')

/** An offer with all that its checkout shows and charges, as it stands at this moment. */
export type LoadedOffer = Awaited<ReturnType<typeof loadOffer>>

export async function loadOffer({ tx, platformId }: Scope, offerId: string) {
  const [[found], bumps, deliveries] = await Promise.all([
    tx
      .select({ offer: offers, product: products, seller: users, platform: platforms })
      .from(offers)
      .innerJoin(products, eq(products.id, offers.productId))
      .innerJoin(users, eq(users.id, products.sellerId))
      .innerJoin(platforms, eq(platforms.platformId, offers.platformId))
      .where(and(eq(offers.platformId, platformId), eq(offers.id, offerId))),
    tx
      .select({ bump: orderBumps, offer: bumpOffer, product: bumpProduct })
      .from(orderBumps)
      .innerJoin(bumpOffer, and(eq(bumpOffer.id, orderBumps.offerId), eq(bumpOffer.status, 'ACTIVE')))
      .innerJoin(bumpProduct, eq(bumpProduct.id, bumpOffer.productId))
      .innerJoin(offers, and(eq(offers.productId, orderBumps.productId), eq(offers.id, offerId)))
      .where(eq(orderBumps.platformId, platformId))
      .orderBy(orderBumps.position),
    tx
      .select()
      .from(deliveryOptions)
      .where(and(eq(deliveryOptions.platformId, platformId), eq(deliveryOptions.offerId, offerId)))
      .orderBy(deliveryOptions.position),
  ])
  if (!found) throw new AppError('offer_not_found')
  const isOpen =
    found.offer.status === 'ACTIVE' && found.product.status === 'APPROVED' && found.seller.status === 'ACTIVE'
  if (!isOpen) throw new AppError('offer_unavailable')
  return { ...found, bumps, deliveries, methods: enabledMethods(found.offer, found.seller) }
}

/** A method is offered when both the offer and its seller may use it. */
function enabledMethods(
  offer: typeof offers.$inferSelect,
  seller: typeof users.$inferSelect,
): PaymentMethod[] {
  const enabled: [PaymentMethod, boolean][] = [
    ['PIX', offer.pixEnabled && seller.pixEnabled],
    ['CREDIT_CARD', offer.creditCardEnabled && seller.creditCardEnabled],
    ['BILLET', offer.billetEnabled && seller.billetEnabled],
  ]
  return enabled.filter(([, isEnabled]) => isEnabled).map(([method]) => method)
}
