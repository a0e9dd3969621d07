import type { CheckoutBuilder, CheckoutPage, OrderBump } from '@balcao/domain/checkout/checkout-page'

/** A plain digital offer; tests override only what matters to them. */
export function aCheckoutPage(wishes: Partial<CheckoutPage> = {}): CheckoutPage {
  return {
    offerId: '0199a1b2-0000-7000-8000-000000000001',
    paymentLink: null,
    isOfferedMore: false,
    takesCoupons: false,
    mayBeGift: false,
    locale: 'PT_BR',
    currency: 'BRL',
    template: 'DEFAULT',
    type: 'ONE_TIME',
    title: 'Curso de pão',
    priceCents: 19700,
    recurrencePriceCents: null,
    frequencyInDays: null,
    trialDays: null,
    trialPriceCents: 0,
    setupFeeCents: 0,
    chargesMax: null,
    pixDiscountBasisPoints: 0,
    fretePriceCents: null,
    deliveryOptions: [],
    methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
    automaticPix: false,
    twoCards: false,
    methodLimits: {},
    cardsOrigin: 'http://cards.localhost:3000',
    pixelFrame: null,
    adConsent: null,
    allowedSites: [],
    requiredDocument: true,
    requiredDocumentAndPhone: true,
    abandonedCartEnabled: false,
    installments: {
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 3,
      installmentsFees: [0, 3.2, 4.6, 6.1, 7.5, 8.9, 10.4, 11.8, 13.3, 14.8, 16.4, 18.5],
      minInstallmentValue: 500,
    },
    platform: {
      id: '0199a1b2-0000-7000-8000-000000000002',
      name: 'Balcão',
      isDemo: false,
      hidesCartTitle: false,
      legalTexts: [],
    },
    seller: { name: 'Forno da Marina', document: null },
    product: aProduct({ name: 'Curso de pão', type: 'DIGITAL' }),
    orderBumps: [],
    builder: aBuilder(),
    ...wishes,
  }
}

export function aPhysicalPage(wishes: Partial<CheckoutPage> = {}): CheckoutPage {
  return aCheckoutPage({
    product: aProduct({ name: 'Caneca', type: 'FISICO' }),
    deliveryOptions: [
      { id: 'pac', description: 'PAC', deliveryTime: '5 dias', fareAmountCents: 0, preSelected: false },
      { id: 'sedex', description: 'Sedex', deliveryTime: '1 dia', fareAmountCents: 2490, preSelected: true },
    ],
    ...wishes,
  })
}

export function aProduct(wishes: Partial<CheckoutPage['product']> = {}): CheckoutPage['product'] {
  return {
    id: 'b5d2c1de-53c7-4b8e-9d6a-2f0f3f3f1a01',
    name: 'Curso de pão',
    description: '',
    imageUrl: null,
    ageRating: null,
    type: 'DIGITAL',
    guaranteeDays: 7,
    supportEmail: null,
    supportPhone: null,
    ...wishes,
  }
}

export function aBump(wishes: Partial<OrderBump> = {}): OrderBump {
  return {
    id: '0199a1b2-0000-7000-8000-000000000004',
    title: 'Sim, quero o e-book',
    productName: 'E-book de recheios',
    productType: 'DIGITAL',
    description: '',
    priceCents: 3700,
    fakePriceCents: null,
    imageUrl: null,
    ageRating: null,
    ...wishes,
  }
}

export function aBuilder(wishes: Partial<CheckoutBuilder> = {}): CheckoutBuilder {
  return {
    logoTopImageURL: null,
    headerImageURL: null,
    enabledBannerText: false,
    bannerText: '',
    bannerTextColor: '#ffffff',
    bannerTextBackgroundColor: '#000000',
    colorPrimary: '#0b6b53',
    feedbacks: [],
    backRedirect: null,
    countdown: null,
    chatButton: null,
    ...wishes,
  }
}
