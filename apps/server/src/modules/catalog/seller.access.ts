import type { inferRouterOutputs } from '@trpc/server'
import type { Holdings } from '../../rpc/testing/access-facts.ts'
import { type AccessFacts, type ObjectRow, ofProduct, probe } from '../../rpc/testing/access-facts.ts'
import type { sellerBumpsApi, sellerProductsApi } from './seller.api.ts'

type ProductAnswers = inferRouterOutputs<typeof sellerProductsApi>
type BumpAnswers = inferRouterOutputs<typeof sellerBumpsApi>

const product: ObjectRow = {
  caller: 'seller',
  ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) },
}

/** Each save of the own product makes the next version, which the next save has to name. */
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
  thankYouUrl: null,
})

export const sellerProductsAccess: AccessFacts = {
  at: 'seller.products',
  objects: {
    options: {
      caller: 'seller',
      ids: {
        ids: probe<ProductAnswers['options']>({
          own: ({ productId }) => ({ ids: [productId] }),
          foreign: (_own, { productId }) => ({ ids: [productId] }),
          harmless: (options) => options.length === 0,
        }),
      },
    },
    get: product,
    pause: product,
    resume: product,
    update: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: (own) => saved(generalOf(own)),
          foreign: (_own, foreign) => generalOf(foreign),
          refusal: 'product_not_found',
        }),
      },
    },
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
      caller: 'seller',
      ids: {
        ...product.ids,
        ids: probe<BumpAnswers['options']>({
          own: ({ productId, bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
          foreign: ({ productId }, { bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
          harmless: (options) => options.length === 0,
        }),
      },
    },
    save: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: (own) => saved(bumpsOf(own)),
          foreign: (_own, foreign) => bumpsOf(foreign),
          refusal: 'product_not_found',
        }),
        'bumps.id': probe({
          own: (own) => saved(bumpsOf(own)),
          foreign: (own, { orderBumpId }) => bumpsOf(own, { id: orderBumpId }),
          refusal: 'not_found',
        }),
        'bumps.offerId': probe({
          own: (own) => saved(bumpsOf(own)),
          foreign: (own, { bumpOfferId }) => bumpsOf(own, { offerId: bumpOfferId }),
          refusal: 'bump_offer_unavailable',
        }),
      },
    },
  },
}

function saved<Input>(input: Input): Input {
  version += 1
  return input
}
