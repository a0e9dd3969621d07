import type { CheckoutPage } from '@balcao/domain/checkout-page'
import { formatDocument } from '@balcao/domain/document'
import type { App } from '../../app.ts'
import { inReplicaScope } from '../../scope.ts'
import { loadOffer } from '../catalog/load-offer.ts'
import { installmentPlan } from './quote-order.ts'

/** What the checkout of an offer shows: the same for every visitor, so the rendered page can be kept. */
export function getCheckoutPage(app: App, platformId: string, offerId: string): Promise<CheckoutPage> {
  return inReplicaScope(app, platformId, async (scope) => {
    const { offer, product, seller, platform, bumps, deliveries, methods } = await loadOffer(scope, offerId)
    const imageUrl = (key: string | null) => (key === null ? null : app.store.publicUrl(key))
    return {
      offerId: offer.id,
      offerVersion: offer.version,
      locale: product.language,
      currency: product.currency,
      template: offer.template,
      type: offer.type,
      title: offer.title,
      priceCents: offer.priceCents,
      recurrencePriceCents: offer.recurrencePriceCents,
      frequencyInDays: offer.frequencyInDays,
      fretePriceCents: offer.fretePriceCents,
      deliveryOptions: deliveries.map(({ id, description, deliveryTime, fareAmountCents, preSelected }) => ({
        id,
        description,
        deliveryTime,
        fareAmountCents,
        preSelected,
      })),
      methods,
      cardsOrigin: app.config.cardsOrigin ?? null,
      requiredDocument: offer.requiredDocument,
      requiredDocumentAndPhone: offer.requiredDocumentAndPhone,
      abandonedCartEnabled: offer.abandonedCartEnabled,
      installments: installmentPlan(offer),
      platform: {
        id: platform.platformId,
        name: platform.name,
        isDemo: platform.isDemo,
        hidesCartTitle: platform.hidesCartTitle,
      },
      seller: { name: seller.name, document: seller.document ? formatDocument(seller.document) : null },
      product: {
        name: product.name,
        description: product.description,
        imageUrl: imageUrl(product.imageKey),
        type: product.type,
        guaranteeDays: product.guaranteeDays,
        supportEmail: product.supportEmail,
        supportPhone: product.supportPhone,
      },
      orderBumps: bumps.map(({ bump, offer: bumpOffer, product: bumpProduct }) => ({
        id: bump.id,
        title: bumpOffer.title,
        productName: bumpProduct.name,
        productType: bumpProduct.type,
        description: bumpProduct.description,
        priceCents: bumpOffer.priceCents,
        fakePriceCents: bump.fakePriceCents,
        imageUrl: imageUrl(bumpProduct.imageKey),
      })),
      builder: offer.builder,
    }
  })
}
