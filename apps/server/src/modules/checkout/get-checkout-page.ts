import { adConsentTexts, adConsentVersion } from '@balcao/domain/checkout/ad-consent'
import type { CheckoutBuilder, CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { mayBeGift } from '@balcao/domain/checkout/gifts'
import { type AgeRating, isForAdults } from '@balcao/domain/delivery/age-ratings'
import type { PixelTab } from '@balcao/domain/options/pixel-tabs'
import { formatDocument } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import type { LegalTextKind } from '@balcao/domain/texts/legal-texts'
import type { App } from '#app.ts'
import { getOfferVersion } from '#modules/catalog/get-offer-version.ts'
import { type LoadedOffer, loadOffer } from '#modules/catalog/load-offer.ts'
import { findUsableMethods } from '#modules/orders/find-usable-methods.ts'
import { mayRenewByPix } from '#modules/orders/may-renew-by-pix.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { findTracking } from '#modules/tracking/find-pixel-frame.ts'
import { inReplicaScope } from '#scope.ts'
import { getCheckoutState } from './get-checkout-state.ts'
import { isCardKeptForMore } from './is-card-kept-for-more.ts'
import { inAtMost, installmentPlan } from './quote-order.ts'
import { mayUseTwoCards } from './two-cards.ts'

/**
 * The checkout of an offer: the same for every visitor, so the rendered page can be cached while its state is
 * the same.
 */
export function getCheckoutPage(
  app: App,
  platformId: string,
  offerId: string,
): Promise<{ page: CheckoutPage; state: string; url: string }> {
  return inReplicaScope(app, platformId, async (scope) => {
    // Read before the page, so that a change in between makes the cached page outdated and is never missed.
    const state = await getCheckoutState(scope, offerId)
    const loaded = await loadOffer(scope, offerId)
    const { seller, product } = loaded
    const usable = await findUsableMethods(scope, { sellerId: seller.id, currency: product.currency })
    const methods = loaded.methods.filter((method) => usable.methods.includes(method))
    if (methods.length === 0) throw new AppError('method_unavailable')
    const tracking = await findTracking(scope, product.id)
    const isOfferedMore = await isCardKeptForMore(scope, offerId)
    const { takesCoupons } = await getOfferVersion(scope, offerId)
    const page = shownPage(app, inAtMost(usable.installmentsMax, loaded), {
      methods,
      ...tracking,
      isOfferedMore,
      takesCoupons,
      automaticPix: usable.automaticPix && mayRenewByPix(loaded),
      twoCards: usable.twoCards && mayUseTwoCards(loaded, 'CREDIT_CARD'),
    })
    const url = `${tenantUrl(app.config, loaded.host)}/checkout/${offerId}`
    return { page, state, url }
  })
}

export function shownPage(
  app: App,
  loaded: LoadedOffer,
  {
    methods,
    pixelFrame,
    adVendors,
    isOfferedMore,
    takesCoupons,
    automaticPix,
    twoCards,
  }: Pick<
    CheckoutPage,
    'methods' | 'pixelFrame' | 'isOfferedMore' | 'takesCoupons' | 'automaticPix' | 'twoCards'
  > & {
    adVendors: PixelTab[]
  },
): CheckoutPage {
  const { offer, product, seller, platform, bumps, deliveries } = loaded
  /** Hides picture and description of a product for adults, since the page has not asked for the age yet. */
  const imageUrl = ({ imageKey, ageRating }: { imageKey: string | null; ageRating: AgeRating | null }) =>
    imageKey === null || isForAdults(ageRating) ? null : app.store.publicUrl(imageKey)
  return {
    offerId: offer.id,
    paymentLink: null,
    isOfferedMore,
    takesCoupons,
    mayBeGift: mayBeGift(offer, product),
    locale: product.language,
    currency: product.currency,
    template: offer.template,
    type: offer.type,
    title: offer.title,
    priceCents: offer.priceCents,
    recurrencePriceCents: offer.recurrencePriceCents,
    frequencyInDays: offer.frequencyInDays,
    trialDays: offer.trialDays,
    trialPriceCents: offer.trialPriceCents,
    setupFeeCents: offer.setupFeeCents,
    chargesMax: offer.chargesMax,
    pixDiscountBasisPoints: offer.pixDiscountBasisPoints,
    fretePriceCents: offer.fretePriceCents,
    deliveryOptions: deliveries.map(({ id, description, deliveryTime, fareAmountCents, preSelected }) => ({
      id,
      description,
      deliveryTime,
      fareAmountCents,
      preSelected,
    })),
    methods,
    automaticPix,
    twoCards,
    cardsOrigin: app.config.cardsOrigin ?? null,
    pixelFrame,
    adConsent:
      adVendors.length === 0
        ? null
        : { version: adConsentVersion, vendors: adVendors, ...adConsentTexts(adVendors, product.language) },
    allowedSites: offer.allowedSites,
    requiredDocument: offer.requiredDocument || isForAdults(product.ageRating),
    requiredDocumentAndPhone: offer.requiredDocumentAndPhone,
    abandonedCartEnabled: offer.abandonedCartEnabled,
    installments: installmentPlan(loaded),
    methodLimits: platform.methodLimits,
    platform: {
      id: platform.platformId,
      name: platform.name,
      isDemo: platform.isDemo,
      hidesCartTitle: platform.hidesCartTitle,
      legalTexts: buyersTextsOf(platform.publishedTexts),
    },
    seller: { name: seller.name, document: seller.document ? formatDocument(seller.document) : null },
    product: {
      id: product.id,
      name: product.name,
      description: isForAdults(product.ageRating) ? '' : product.description,
      imageUrl: imageUrl(product),
      type: product.type,
      ageRating: product.ageRating,
      guaranteeDays: product.guaranteeDays,
      supportEmail: product.supportEmail,
      supportPhone: product.supportPhone,
    },
    orderBumps: bumps.map(({ bump, offer: bumpOffer, product: bumpProduct }) => ({
      id: bump.id,
      title: bumpOffer.title,
      productName: bumpProduct.name,
      productType: bumpProduct.type,
      ageRating: bumpProduct.ageRating,
      description: isForAdults(bumpProduct.ageRating) ? '' : bumpProduct.description,
      priceCents: bumpOffer.priceCents,
      fakePriceCents: bump.fakePriceCents,
      imageUrl: imageUrl(bumpProduct),
    })),
    builder: withOurImages(app, offer.builder),
  }
}

const buyersTexts = ['BUYER_TERMS', 'PRIVACY'] as const

/** The published texts that a checkout links to. */
export function buyersTextsOf(published: readonly LegalTextKind[]): LegalTextKind[] {
  return buyersTexts.filter((kind) => published.includes(kind))
}

/** Removes pictures outside our storage, whatever address the seller's settings contain. */
function withOurImages({ store }: App, builder: CheckoutBuilder): CheckoutBuilder {
  const ours = store.publicUrl('images/any.png').replace(/any\.png$/, '')
  const ourImage = (url: string | null) => (url?.startsWith(ours) || url === 'remove' ? url : null)
  return {
    ...builder,
    logoTopImageURL: ourImage(builder.logoTopImageURL),
    headerImageURL: ourImage(builder.headerImageURL),
    feedbacks: builder.feedbacks.map((feedback) => ({ ...feedback, imageUrl: ourImage(feedback.imageUrl) })),
  }
}
