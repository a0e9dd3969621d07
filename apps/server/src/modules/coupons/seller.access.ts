import type { inferRouterOutputs } from '@trpc/server'
import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  ofProduct,
  probe,
} from '#rpc/testing/access-facts.ts'
import type { sellerCouponsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerCouponsApi>

const coupon: ObjectRow = { couponId: ({ couponId }) => ({ couponId }) }

const terms = {
  kind: 'PERCENT',
  basisPoints: 1_000,
  amountCents: null,
  target: 'SHOP',
  productId: null,
  offerId: null,
  includesBumps: true,
  startsAt: null,
  endsAt: null,
  usesMax: null,
  usesPerBuyerMax: null,
  isFirstPurchaseOnly: false,
  bearer: 'SHARED',
  affiliateId: null,
}

let made = 0
const aNewCode = () => {
  made += 1
  return `NOVO${made}`
}

const forProduct = ({ productId }: Holdings) => ({ ...terms, target: 'PRODUCT', productId })
const forOffer = ({ offerId }: Holdings) => ({ ...terms, target: 'OFFER', offerId })
const previewed = (place: object) => ({
  kind: 'PERCENT',
  basisPoints: 1_000,
  amountCents: null,
  productId: null,
  offerId: null,
  affiliateId: null,
  ...place,
})

const affiliate =
  'Somebody who does not promote a product of the caller is refused: `coupons.test.ts`. In a preview such a person earns nothing.'
const narrowed = 'Named people are found among the affiliates of the caller’s own products only.'

export const sellerCouponsAccess: AccessFacts = {
  at: 'seller.coupons',
  objects: {
    list: { productId: probe<Answers['list']>({ ...ofProduct, harmless: ({ rows }) => rows.length === 0 }) },
    get: coupon,
    links: {
      couponId: probe<Answers['links']>({
        own: ({ couponId }) => ({ couponId }),
        harmless: (links) => links.length === 0,
      }),
    },
    pause: coupon,
    resume: coupon,
    affiliateOptions: { ids: narrowed },
    preview: {
      productId: probe<Answers['preview']>({
        own: (own) => previewed({ target: 'PRODUCT', productId: own.productId }),
        harmless: (shown) => shown === null,
      }),
      offerId: probe<Answers['preview']>({
        own: (own) => previewed({ target: 'OFFER', offerId: own.offerId }),
        harmless: (shown) => shown === null,
      }),
      affiliateId: affiliate,
    },
    create: {
      productId: {
        own: (own) => ({ code: aNewCode(), ...forProduct(own) }),
        refusal: 'product_not_found',
      },
      offerId: { own: (own) => ({ code: aNewCode(), ...forOffer(own) }), refusal: 'offer_not_found' },
      affiliateId: affiliate,
    },
    update: {
      couponId: ({ couponId }) => ({ couponId, ...terms }),
      productId: {
        own: (own) => ({ couponId: own.couponId, ...forProduct(own) }),
        foreign: (own, foreign) => ({ couponId: own.couponId, ...forProduct(foreign) }),
        refusal: 'product_not_found',
      },
      offerId: {
        own: (own) => ({ couponId: own.couponId, ...forOffer(own) }),
        foreign: (own, foreign) => ({ couponId: own.couponId, ...forOffer(foreign) }),
        refusal: 'offer_not_found',
      },
      affiliateId: affiliate,
    },
  },
}
