import { aBuilder, aBump, aCheckoutPage, aProduct } from '@balcao/checkout/sample-pages'
import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'

/** A page with the same text in every configurable field. */
export function aHostilePage(template: CheckoutPage['template'], text: string): CheckoutPage {
  return aCheckoutPage({
    template,
    title: text,
    seller: { name: text, document: text },
    platform: {
      id: text,
      name: text,
      isDemo: true,
      hidesCartTitle: false,
      legalTexts: ['BUYER_TERMS', 'PRIVACY'],
    },
    product: aProduct({
      name: text,
      description: text,
      imageUrl: text,
      type: 'FISICO',
      supportEmail: text,
      supportPhone: text,
    }),
    deliveryOptions: [
      { id: text, description: text, deliveryTime: text, fareAmountCents: 1, preSelected: true },
    ],
    orderBumps: [aBump({ id: text, title: text, productName: text, description: text, imageUrl: text })],
    builder: aBuilder({
      logoTopImageURL: text,
      headerImageURL: text,
      enabledBannerText: true,
      bannerText: text,
      bannerTextColor: text,
      bannerTextBackgroundColor: text,
      colorPrimary: text,
      feedbacks: [{ id: text, title: text, description: text, imageUrl: text, stars: 5 }],
      backRedirect: text,
      countdown: {
        enabled: true,
        minutes: 5,
        text,
        endText: text,
        textColor: text,
        backgroundColor: text,
      },
      chatButton: { position: 'LEFT', phone: '11987654321', message: text },
    }),
  })
}
