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

const of =
  (name: 'requestedAffiliationId' | 'ownRequestId' | 'ownAffiliationId', more: object = {}) =>
  (own: Holdings) => ({ affiliationId: own[name], ...more })

const acceptance = ({ ownAffiliationId, acceptedTermsId }: Holdings) => ({
  affiliationId: ownAffiliationId,
  termsId: acceptedTermsId,
})

export const sellerAffiliatesAccess: AccessFacts = {
  at: 'seller.affiliates',
  objects: {
    getProgram: { productId: { ...ofProduct, refusal: 'product_not_found' } },
    saveProgram: {
      productId: {
        own: program,
        refusal: 'product_not_found',
      },
    },
    list: {
      productId: probe<Affiliates['list']>({
        own: ({ productId }) => ({ tab: 'REQUESTS', productId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    get: { affiliationId: of('requestedAffiliationId') },
    clicks: { affiliationId: of('requestedAffiliationId') },
    clickSums: { affiliationId: of('requestedAffiliationId') },
    terms: { affiliationId: of('requestedAffiliationId') },
    setTerms: { affiliationId: of('requestedAffiliationId', { basisPoints: 2_000, windowDays: null }) },
    move: { affiliationId: of('requestedAffiliationId', { move: 'approve' }) },
  },
}

export const sellerAffiliationsAccess: AccessFacts = {
  at: 'seller.affiliations',
  objects: {
    list: {
      productId: probe<Affiliations['list']>({
        own: ({ partnersProductId }) => ({ tab: 'ACTIVE', productId: partnersProductId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    get: { affiliationId: of('ownAffiliationId') },
    clicks: { affiliationId: of('ownAffiliationId') },
    clickSums: { affiliationId: of('ownAffiliationId') },
    decisions: { affiliationId: of('ownAffiliationId') },
    terms: { affiliationId: of('ownAffiliationId') },
    acceptTerms: {
      affiliationId: acceptance,
      termsId: {
        own: acceptance,
        foreign: (own, { acceptedTermsId }) => ({ ...acceptance(own), termsId: acceptedTermsId }),
        refusal: 'record_changed',
      },
    },
    links: { affiliationId: of('ownAffiliationId') },
    request: {
      productId: {
        own: ({ openProductId }) => ({ productId: openProductId, termsVersion: 1 }),
        strangers: ['neighbour'],
        refusal: 'product_not_found',
      },
    },
    move: { affiliationId: of('ownRequestId', { move: 'withdraw' }) },
  },
}

export const sellerMarketplaceAccess: AccessFacts = {
  at: 'seller.marketplace',
  objects: {
    get: {
      productId: {
        own: ({ openProductId }) => ({ productId: openProductId }),
        strangers: ['neighbour'],
        refusal: 'product_not_found',
      },
    },
  },
}
