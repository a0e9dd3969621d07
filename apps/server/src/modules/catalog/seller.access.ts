import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import type { inferRouterOutputs } from '@trpc/server'
import type { Holdings } from '#rpc/testing/access-facts.ts'
import { type AccessFacts, type ObjectRow, ofProduct, probe } from '#rpc/testing/access-facts.ts'
import type { sellerBumpsApi, sellerOffersApi, sellerProductsApi } from './seller.api.ts'

type ProductAnswers = inferRouterOutputs<typeof sellerProductsApi>
type OfferAnswers = inferRouterOutputs<typeof sellerOffersApi>
type BumpAnswers = inferRouterOutputs<typeof sellerBumpsApi>

const product: ObjectRow = { productId: { ...ofProduct, refusal: 'product_not_found' } }

/** Version of the own product, which each save raises and the next save has to name. */
let version = 1

const generalOf = ({ productId }: Holdings) => ({
  productId,
  version,
  name: 'Curso de pão',
  description: '',
  imageKey: null,
  category: 'hobbies',
  guaranteeDays: 7,
  supportEmail: null,
  supportPhone: null,
  salesPageUrl: null,
})

const settingsOf = ({ productId }: Holdings) => ({
  productId,
  version,
  language: 'PT_BR',
  currency: 'BRL',
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  requiredDocument: true,
  requiredDocumentAndPhone: true,
  abandonedCartEnabled: true,
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 1,
  minInstallmentValueCents: 500,
  takesTwoCards: false,
  softDescriptor: null,
  thankYou: 'DEFAULT',
  thankYouUrl: null,
  shipping: 'OPTIONS',
  fretePriceCents: null,
  deliveryOptions: [],
})

/** A save of the own product, which raises its version. */
const savedProduct = (inputOf: (holdings: Holdings) => object): ObjectRow => ({
  productId: {
    own: (own) => saved(inputOf(own)),
    foreign: (_own, foreign) => inputOf(foreign),
    refusal: 'product_not_found',
  },
})

export const sellerProductsAccess: AccessFacts = {
  at: 'seller.products',
  objects: {
    options: {
      ids: probe<ProductAnswers['options']>({
        own: ({ productId }) => ({ ids: [productId] }),
        harmless: (options) => options.length === 0,
      }),
    },
    get: product,
    getSettings: product,
    readiness: product,
    pause: product,
    resume: product,
    update: savedProduct(generalOf),
    // Runs after the update, which proposed a change to the approved product.
    withdrawChange: savedProduct(({ productId }) => ({ productId, version })),
    saveSettings: savedProduct(settingsOf),
    submit: {
      productId: {
        own: ({ draftProductId }) => ({ productId: draftProductId, version: 1 }),
        refusal: 'product_not_found',
      },
    },
  },
}

const offer = (more: object = {}): ObjectRow => ({
  offerId: {
    own: ({ offerId }) => ({ offerId, ...more }),
    refusal: 'offer_not_found',
  },
})

const offerFacts = {
  title: 'Turma aberta',
  type: 'ONE_TIME',
  priceCents: 19_700,
  recurrencePriceCents: null,
  frequencyInDays: null,
  template: 'DEFAULT',
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
}

export const sellerOffersAccess: AccessFacts = {
  at: 'seller.offers',
  objects: {
    list: product,
    options: {
      ids: probe<OfferAnswers['options']>({
        own: ({ offerId }) => ({ ids: [offerId] }),
        harmless: (found) => found.length === 0,
      }),
    },
    get: offer(),
    create: {
      productId: {
        own: ({ productId }) => ({ productId, ...offerFacts }),
        refusal: 'product_not_found',
      },
    },
    update: offer({ version: 1, ...offerFacts }),
    duplicate: offer({ title: 'Turma aberta, cópia' }),
    move: offer({ to: 'PAUSED' }),
  },
}

const look = {
  template: 'DEFAULT',
  requiredDocument: true,
  requiredDocumentAndPhone: true,
  builder: plainBuilder,
}
const ofNoRow = 'Made by the browser to tell the rows of a list apart; it names no row of anybody.'
const looked = (more: object): ObjectRow => ({ ...offer(more), 'look.builder.feedbacks.id': ofNoRow })

export const sellerBuilderAccess: AccessFacts = {
  at: 'seller.builder',
  objects: {
    get: offer(),
    history: offer(),
    saveDraft: looked({ basedOn: 0, look }),
    discardDraft: offer(),
    publish: looked({ basedOn: 0, look }),
  },
}

const bumpsOf = ({ productId, orderBumpId, bumpOfferId }: Holdings, changes: object = {}) => ({
  productId,
  version,
  bumps: [{ id: orderBumpId, offerId: bumpOfferId, fakePriceCents: null, ...changes }],
})

export const sellerBumpsAccess: AccessFacts = {
  at: 'seller.bumps',
  objects: {
    list: product,
    options: {
      ...product,
      ids: probe<BumpAnswers['options']>({
        own: ({ productId, bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
        foreign: ({ productId }, { bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
        harmless: (options) => options.length === 0,
      }),
    },
    save: {
      productId: {
        own: (own) => saved(bumpsOf(own)),
        foreign: (_own, foreign) => bumpsOf(foreign),
        refusal: 'product_not_found',
      },
      'bumps.id': {
        own: (own) => saved(bumpsOf(own)),
        foreign: (own, { orderBumpId }) => bumpsOf(own, { id: orderBumpId }),
      },
      'bumps.offerId': {
        own: (own) => saved(bumpsOf(own)),
        foreign: (own, { bumpOfferId }) => bumpsOf(own, { offerId: bumpOfferId }),
        refusal: 'bump_offer_unavailable',
      },
    },
  },
}

function saved<Input>(input: Input): Input {
  version += 1
  return input
}
