import { ageRatings } from '@balcao/domain/delivery/age-ratings'
import {
  checkoutTemplates,
  currencies,
  offerTypes,
  productStatuses,
  productTypes,
} from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { createProduct } from './create-product.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { createOffer } from './offers/create-offer.ts'
import { getOffer } from './offers/get-offer.ts'
import { listOffers } from './offers/list-offers.ts'
import { newOfferInput, offerIdInput, offerInput } from './offers/offer.input.ts'
import { updateOffer } from './offers/update-offer.ts'
import { pauseProduct } from './pause-product.ts'
import { newProductInput, productIdInput, productInput } from './product.input.ts'
import { resumeProduct } from './resume-product.ts'
import { submissionInput } from './reviews/review.input.ts'
import { submitProduct } from './reviews/submit-product.ts'
import { updateProduct } from './update-product.ts'

const facts = {
  id: z.uuid(),
  name: z.string(),
  type: z.enum(productTypes),
  status: z.enum(productStatuses),
  currency: z.enum(currencies),
  createdAt: z.iso.datetime(),
}

const productInList = z
  .object({
    ...facts,
    imageUrl: z.string().nullable(),
    /** The lowest price among the offers that sell. */
    priceFromCents: z.int().nullable(),
  })
  .meta({ id: 'ProductInList' })

const product = z
  .object({
    ...facts,
    description: z.string(),
    category: z.string(),
    ageRating: z.enum(ageRatings).nullable().meta({
      description:
        'Classificação indicativa; null if not given. With 18 the buyer must give a date of birth.',
    }),
    guaranteeDays: z.int(),
    supportEmail: z.string().nullable(),
    supportPhone: z.string().nullable(),
    salesPageUrl: z.string().nullable(),
    image: z.object({ key: z.string(), url: z.string() }).nullable(),
    version: z
      .int()
      .meta({ description: 'Send it back with a change: another one since then is refused (409).' }),
    offers: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: z.enum(offerTypes),
        priceCents: z.int(),
        status: z.enum(['ACTIVE', 'PAUSED']),
      }),
    ),
  })
  .meta({ id: 'Product' })

const offerFacts = {
  id: z.uuid(),
  title: z.string(),
  type: z.enum(offerTypes),
  currency: z.enum(currencies),
  priceCents: z.int(),
  recurrencePriceCents: z.int().nullable(),
  frequencyInDays: z.int().nullable(),
  trialDays: z.int().nullable(),
  trialPriceCents: z.int(),
  setupFeeCents: z.int(),
  chargesMax: z.int().nullable(),
  isKeptAfterLast: z.boolean(),
  isOpenToSubscribers: z.boolean(),
  allowsGift: z.boolean(),
  pixDiscountBasisPoints: z.int(),
  pixMinutes: z.int().nullable(),
  billetDays: z.int().nullable(),
  template: z.enum(checkoutTemplates),
  pixEnabled: z.boolean(),
  creditCardEnabled: z.boolean(),
  billetEnabled: z.boolean(),
  status: z.enum(['ACTIVE', 'PAUSED']),
}
const offerInList = z.object({ ...offerFacts, createdAt: z.iso.datetime() }).meta({ id: 'OfferInList' })
export const offer = z
  .object({
    ...offerFacts,
    productId: z.uuid(),
    allowedSites: z.array(z.string()),
    version: z.int(),
  })
  .meta({ id: 'Offer' })

const products = routesFor({ area: 'SELLER' }, 'products')

export const productRoutes = [
  products.list({
    name: 'listProducts',
    path: '/products',
    summary: { pt: 'Listar produtos', en: 'List products' },
    input: z.strictObject({
      status: z.enum(productStatuses).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery,
    }),
    item: productInList,
    useCase: listProducts,
  }),
  products.create({
    name: 'createProduct',
    path: '/products',
    summary: { pt: 'Criar produto', en: 'Create a product' },
    input: newProductInput,
    example: { type: 'DIGITAL', name: 'Curso de Panificação', offerTitle: 'À vista' },
    answer: product,
    useCase: async (caller, input) => getProduct(caller, await createProduct(caller, input)),
  }),
  products.read({
    name: 'getProduct',
    path: '/products/{productId}',
    summary: { pt: 'Consultar produto', en: 'Get a product' },
    input: productIdInput,
    answer: product,
    useCase: getProduct,
  }),
  products.replace({
    name: 'updateProduct',
    path: '/products/{productId}',
    summary: { pt: 'Alterar produto', en: 'Update a product' },
    input: productInput,
    example: {
      version: 1,
      name: 'Curso de Panificação',
      description: 'Do levain ao forno.',
      imageKey: null,
      category: 'hobbies',
      guaranteeDays: 7,
      supportEmail: 'ajuda@forno.example',
      supportPhone: null,
      salesPageUrl: null,
    },
    answer: product,
    useCase: updateProduct,
  }),
  products.act({
    name: 'submitProduct',
    path: '/products/{productId}/submit',
    summary: { pt: 'Enviar produto para análise', en: 'Submit a product for review' },
    input: submissionInput,
    example: { version: 1 },
    answer: product,
    useCase: submitProduct,
  }),
  products.act({
    name: 'pauseProduct',
    path: '/products/{productId}/pause',
    summary: { pt: 'Pausar vendas do produto', en: 'Pause sales of a product' },
    input: productIdInput,
    answer: product,
    useCase: thenRead(pauseProduct, getProduct),
  }),
  products.act({
    name: 'resumeProduct',
    path: '/products/{productId}/resume',
    summary: { pt: 'Retomar vendas do produto', en: 'Resume sales of a product' },
    input: productIdInput,
    answer: product,
    useCase: thenRead(resumeProduct, getProduct),
  }),
  products.list({
    name: 'listOffers',
    path: '/products/{productId}/offers',
    summary: { pt: 'Listar ofertas de um produto', en: 'List the offers of a product' },
    input: z.strictObject({
      productId: z.uuid(),
      status: z.enum(['ACTIVE', 'PAUSED']).optional(),
      ...pageQuery,
    }),
    item: offerInList,
    useCase: listOffers,
  }),
  products.create({
    name: 'createOffer',
    path: '/products/{productId}/offers',
    summary: { pt: 'Criar oferta', en: 'Create an offer' },
    input: newOfferInput,
    example: {
      title: 'À vista',
      type: 'ONE_TIME',
      priceCents: 9_700,
      recurrencePriceCents: null,
      frequencyInDays: null,
      template: 'DEFAULT',
      pixEnabled: true,
      creditCardEnabled: true,
      billetEnabled: false,
    },
    answer: offer,
    useCase: createOffer,
  }),
  products.read({
    name: 'getOffer',
    path: '/offers/{offerId}',
    summary: { pt: 'Consultar oferta', en: 'Get an offer' },
    input: offerIdInput,
    answer: offer,
    useCase: getOffer,
  }),
  products.replace({
    name: 'updateOffer',
    path: '/offers/{offerId}',
    summary: { pt: 'Alterar oferta', en: 'Update an offer' },
    input: offerInput,
    example: {
      version: 1,
      title: 'À vista',
      type: 'ONE_TIME',
      priceCents: 9_700,
      recurrencePriceCents: null,
      frequencyInDays: null,
      template: 'DEFAULT',
      pixEnabled: true,
      creditCardEnabled: true,
      billetEnabled: false,
    },
    answer: offer,
    useCase: updateOffer,
  }),
]
