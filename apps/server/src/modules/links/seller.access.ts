import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  ofProduct,
  probe,
} from '#rpc/testing/access-facts.ts'
import type { sellerLinksApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerLinksApi>

const link = (own: (holdings: Holdings) => string): ObjectRow => ({
  linkId: (holdings) => ({ linkId: own(holdings) }),
})

const linkTo = ({ offerId }: Holdings) => ({
  offerId,
  title: '',
  priceCents: null,
  quantity: 1,
  methods: ['PIX'],
  installmentsMax: null,
  isOneUse: false,
  expiresAt: null,
  buyer: { name: '', email: '', phone: '' },
})

export const sellerLinksAccess: AccessFacts = {
  at: 'seller.links',
  objects: {
    list: { productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }) },
    get: link(({ linkId }) => linkId),
    close: link(({ closableLinkId }) => closableLinkId),
    create: {
      offerId: {
        own: linkTo,
        refusal: 'offer_not_found',
      },
    },
  },
}
