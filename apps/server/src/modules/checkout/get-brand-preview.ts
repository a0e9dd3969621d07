import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import type { CheckoutTemplate, ConsoleLocale } from '@balcao/domain/vocabulary'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import { buyersTextsOf } from './get-checkout-page.ts'

type Brand = { name: string; brandColor: string; template: CheckoutTemplate; locale: ConsoleLocale }

const noOffer = '00000000-0000-0000-0000-000000000000'

const samples: Record<ConsoleLocale, { product: string; seller: string }> = {
  PT_BR: { product: 'Produto de exemplo', seller: 'Loja de exemplo' },
  EN_US: { product: 'Sample product', seller: 'Sample store' },
}

/** The checkout of a sample offer with default settings, in this brand. */
export async function getBrandPreview(
  scope: Scope,
  { name, brandColor, template, locale }: Brand,
): Promise<CheckoutPage> {
  const { platformId: id, isDemo, hidesCartTitle, publishedTexts } = await getPlatform(scope)
  const { product, seller } = samples[locale]
  return {
    offerId: noOffer,
    paymentLink: null,
    isOfferedMore: false,
    takesCoupons: false,
    mayBeGift: false,
    locale,
    currency: 'BRL',
    template,
    type: 'ONE_TIME',
    title: product,
    priceCents: 9700,
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
    cardsOrigin: null,
    pixelFrame: null,
    adConsent: null,
    allowedSites: [],
    requiredDocument: true,
    requiredDocumentAndPhone: true,
    abandonedCartEnabled: false,
    installments: {
      numberOfInstallments: 1,
      maxInstallmentsWithoutInterest: 1,
      installmentsFees: [0],
      minInstallmentValue: 0,
    },
    platform: { id, name, isDemo, hidesCartTitle, legalTexts: buyersTextsOf(publishedTexts) },
    seller: { name: seller, document: null },
    product: {
      id: noOffer,
      name: product,
      description: '',
      imageUrl: null,
      type: 'DIGITAL',
      ageRating: null,
      guaranteeDays: 7,
      supportEmail: null,
      supportPhone: null,
    },
    orderBumps: [],
    builder: { ...plainBuilder, colorPrimary: brandColor },
  }
}
