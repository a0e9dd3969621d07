import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, ofProduct, probe } from '#rpc/testing/access-facts.ts'
import type { sellerAffiliatesApi, sellerAffiliationsApi } from './seller.api.ts'

type Affiliates = inferRouterOutputs<typeof sellerAffiliatesApi>
type Affiliations = inferRouterOutputs<typeof sellerAffiliationsApi>

const program = ({ productId }: Pick<Holdings, 'productId'>) => ({
  productId,
  version: 0,
  isOpen: true,
  isListed: false,
  needsApproval: true,
  attribution: 'LAST_CLICK',
  basisPoints: 3_000,
  windowDays: 60,
  description: '',
  rules: '',
  materialsUrl: null,
  supportEmail: null,
})

const of = (name: 'requestedAffiliationId' | 'ownRequestId' | 'ownAffiliationId', more: object = {}) =>
  probe({
    own: (own: Holdings) => ({ affiliationId: own[name], ...more }),
    foreign: (_own: Holdings, foreign: Holdings) => ({ affiliationId: foreign[name], ...more }),
    refusal: 'not_found',
  })

export const sellerAffiliatesAccess: AccessFacts = {
  at: 'seller.affiliates',
  objects: {
    getProgram: {
      caller: 'seller',
      ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) },
    },
    saveProgram: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: program,
          foreign: (_own, foreign) => program(foreign),
          refusal: 'product_not_found',
        }),
      },
    },
    list: {
      caller: 'seller',
      ids: {
        productId: probe<Affiliates['list']>({
          own: ({ productId }) => ({ tab: 'REQUESTS', productId }),
          foreign: (_own, { productId }) => ({ tab: 'REQUESTS', productId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    get: { caller: 'seller', ids: { affiliationId: of('requestedAffiliationId') } },
    setTerms: {
      caller: 'seller',
      ids: { affiliationId: of('requestedAffiliationId', { basisPoints: 2_000, windowDays: null }) },
    },
    move: {
      caller: 'seller',
      ids: { affiliationId: of('requestedAffiliationId', { move: 'approve' }) },
    },
  },
}

export const sellerAffiliationsAccess: AccessFacts = {
  at: 'seller.affiliations',
  objects: {
    list: {
      caller: 'seller',
      ids: {
        productId: probe<Affiliations['list']>({
          own: ({ partnersProductId }) => ({ tab: 'ACTIVE', productId: partnersProductId }),
          foreign: (_own, { partnersProductId }) => ({ tab: 'ACTIVE', productId: partnersProductId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    get: { caller: 'seller', ids: { affiliationId: of('ownAffiliationId') } },
    decisions: { caller: 'seller', ids: { affiliationId: of('ownAffiliationId') } },
    links: { caller: 'seller', ids: { affiliationId: of('ownAffiliationId') } },
    request: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: ({ openProductId }) => ({ productId: openProductId }),
          foreign: (_own, { openProductId }) => ({ productId: openProductId }),
          // Any seller of the platform may ask to promote a product that is open to affiliates.
          strangers: ['neighbour'],
          refusal: 'product_not_found',
        }),
      },
    },
    move: { caller: 'seller', ids: { affiliationId: of('ownRequestId', { move: 'withdraw' }) } },
  },
}

export const sellerMarketplaceAccess: AccessFacts = {
  at: 'seller.marketplace',
  objects: {
    get: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: ({ openProductId }) => ({ productId: openProductId }),
          foreign: (_own, { openProductId }) => ({ productId: openProductId }),
          strangers: ['neighbour'],
          refusal: 'product_not_found',
        }),
      },
    },
  },
}
