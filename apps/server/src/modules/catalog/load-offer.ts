import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency, PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { deliveryOptions, offers, orderBumps, products } from '#db/schema/catalog.ts'
import { interestTables, platformDomains, platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { forSale } from './for-sale.ts'
import { interestInForce } from './interest-in-force.ts'
import { refuseClosedOffer } from './refuse-closed-offer.ts'

const bumpOffer = alias(offers, 'bump_offer')
const bumpProduct = alias(products, 'bump_product')

/** Only columns that the checkout shows or charges, because every purchase reads them. */
const shownOfProduct = (product: typeof products | typeof bumpProduct) => ({
  id: product.id,
  name: product.name,
  description: product.description,
  imageKey: product.imageKey,
  type: product.type,
  ageRating: product.ageRating,
  status: product.status,
  sellsInReview: product.sellsInReview,
  guaranteeDays: product.guaranteeDays,
  language: product.language,
  currency: product.currency,
  supportEmail: product.supportEmail,
  supportPhone: product.supportPhone,
  softDescriptor: product.softDescriptor,
})
const shownOfSeller = {
  id: users.id,
  name: users.name,
  document: users.document,
  status: users.status,
  pixEnabled: users.pixEnabled,
  creditCardEnabled: users.creditCardEnabled,
  billetEnabled: users.billetEnabled,
}
const shownOfPlatform = {
  platformId: platforms.platformId,
  name: platforms.name,
  isDemo: platforms.isDemo,
  hidesCartTitle: platforms.hidesCartTitle,
  placeholderDocument: platforms.placeholderDocument,
  placeholderPhone: platforms.placeholderPhone,
  publishedTexts: platforms.publishedTexts,
  pixMinutes: platforms.pixMinutes,
  billetDays: platforms.billetDays,
  methodLimits: platforms.methodLimits,
  salesSuspendedAt: platforms.salesSuspendedAt,
  closingSince: platforms.closingSince,
  closesAt: platforms.closesAt,
}

const selectOffer = defineStatement((db, given: Inputs<{ offerId: string; now: Date }>) =>
  db
    .select({
      offer: offers,
      product: shownOfProduct(products),
      seller: shownOfSeller,
      platform: shownOfPlatform,
      host: platformDomains.host,
      interest: interestInForce(sql.param(given.now, interestTables.effectiveFrom)),
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .innerJoin(platforms, eq(platforms.platformId, offers.platformId))
    .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`)
    .where(eq(offers.id, given.offerId)),
)

const selectBumps = defineStatement((db, given: Inputs<{ offerId: string }>) =>
  db
    .select({
      bump: { id: orderBumps.id, fakePriceCents: orderBumps.fakePriceCents },
      offer: { id: bumpOffer.id, title: bumpOffer.title, priceCents: bumpOffer.priceCents },
      product: shownOfProduct(bumpProduct),
    })
    .from(orderBumps)
    .innerJoin(bumpOffer, and(eq(bumpOffer.id, orderBumps.offerId), eq(bumpOffer.status, 'ACTIVE')))
    .innerJoin(bumpProduct, and(eq(bumpProduct.id, bumpOffer.productId), forSale(bumpProduct)))
    .innerJoin(offers, and(eq(offers.productId, orderBumps.productId), eq(offers.id, given.offerId)))
    .orderBy(orderBumps.position),
)

const selectDeliveries = defineStatement((db, given: Inputs<{ offerId: string }>) =>
  db
    .select()
    .from(deliveryOptions)
    .where(eq(deliveryOptions.offerId, given.offerId))
    .orderBy(deliveryOptions.position),
)

/** An offer with all data of its checkout, as of now. */
export type LoadedOffer = Awaited<ReturnType<typeof loadSoldOffer>>

export async function loadOffer(scope: Scope, offerId: string): Promise<LoadedOffer> {
  const offer = await loadSoldOffer(scope, offerId)
  refuseClosedOffer(offer)
  return offer
}

/** An offer for existing subscribers too: also when it takes no new buyers. */
export async function loadSoldOffer({ app, tx, now }: Scope, offerId: string) {
  const [[found], bumps, deliveries] = await Promise.all([
    selectOffer(tx, { offerId, now }),
    selectBumps(tx, { offerId }),
    selectDeliveries(tx, { offerId }),
  ])
  if (!found) throw new AppError('offer_not_found')
  return {
    ...found,
    platform: { ...found.platform, ...timeToPay(found) },
    bumps,
    deliveries,
    methods: enabledMethods(app, found),
  }
}

type TimeToPay = { pixMinutes: number | null; billetDays: number | null }

/** Lifetime of a code: the offer's, limited by the platform's. */
function timeToPay({ offer, platform }: { offer: TimeToPay; platform: TimeToPay }): TimeToPay {
  return {
    pixMinutes: shorter(offer.pixMinutes, platform.pixMinutes),
    billetDays: shorter(offer.billetDays, platform.billetDays),
  }
}

function shorter(own: number | null, most: number | null): number | null {
  return own === null || most === null ? (own ?? most) : Math.min(own, most)
}

type MethodFlags = { pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean }

/**
 * Methods that both the offer and its seller may use; cards only where the installation has an origin for the
 * card frame. Pix and boleto charge reais only, so another currency has only cards.
 */
function enabledMethods(
  { config }: Scope['app'],
  { offer, seller, product }: { offer: MethodFlags; seller: MethodFlags; product: { currency: Currency } },
): PaymentMethod[] {
  const isInReais = product.currency === 'BRL'
  const enabled: [PaymentMethod, boolean][] = [
    ['PIX', isInReais && offer.pixEnabled && seller.pixEnabled],
    ['CREDIT_CARD', offer.creditCardEnabled && seller.creditCardEnabled && config.cardsOrigin !== undefined],
    ['BILLET', isInReais && offer.billetEnabled && seller.billetEnabled],
  ]
  return enabled.filter(([, isEnabled]) => isEnabled).map(([method]) => method)
}
