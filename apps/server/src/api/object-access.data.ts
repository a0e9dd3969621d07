import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@balcao/domain/error-codes'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from './app-router.ts'
import type { Holdings } from './testing/a-world-of-holdings.ts'

type Answers = inferRouterOutputs<AppRouter>

type Named<Answer> = {
  own: (own: Holdings) => object
  foreign: (own: Holdings, foreign: Holdings) => object
  /** Whose objects are out of reach, where that is not what the caller's kind says. */
  strangers?: ('other' | 'neighbour')[]
} & (
  | { refusal: ErrorCode }
  /** The call goes through and does the foreign object no harm: true when the answer proves it. */
  | { harmless: (answer: Answer, foreign: Holdings) => boolean }
)

/** How one id in an input is used: on an object of one's own, and on somebody else's. */
type IdProbe = Named<never> | { because: string }

export type ObjectRow = {
  /** Public calls are made by nobody, on whom only the wall between platforms acts; the others by a seller, who also has rivals at home. */
  caller: 'nobody' | 'seller'
  ids: Record<string, IdProbe>
}

/** Ties the shape of an answer to the proof of its harmlessness. */
const probe = <Answer>(probe: Named<Answer>): IdProbe => probe as IdProbe

const purchaseOf = ({ offerId }: Holdings) => ({
  purchaseId: randomUUID(),
  offerId,
  name: 'Carolina Nogueira',
  email: 'carolina@compradora.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  paymentMethod: 'PIX',
})

const ofProduct = {
  own: ({ productId }: Holdings) => ({ productId }),
  foreign: (_own: Holdings, { productId }: Holdings) => ({ productId }),
}
const paymentBehindAnUnguessableId = {
  own: ({ paymentId }: Holdings) => ({ paymentId }),
  foreign: (_own: Holdings, { paymentId }: Holdings) => ({ paymentId }),
  refusal: 'payment_not_found',
} as const

/** Every call that takes an id of something. A call with an id that is not here fails the test. */
export const objectAccess: Record<string, ObjectRow> = {
  'account.revokeSession': {
    caller: 'seller',
    ids: {
      sessionId: probe({
        own: ({ spareSessionId }) => ({ sessionId: spareSessionId }),
        foreign: (_own, { spareSessionId }) => ({ sessionId: spareSessionId }),
        refusal: 'not_found',
      }),
    },
  },
  'checkout.getInstallments': {
    caller: 'nobody',
    ids: {
      checkoutId: probe({
        own: ({ offerId }) => ({ checkoutId: offerId }),
        foreign: (_own, { offerId }) => ({ checkoutId: offerId }),
        refusal: 'offer_not_found',
      }),
      orderBumpsIds: probe({
        own: ({ offerId, orderBumpId }) => ({ checkoutId: offerId, orderBumpsIds: [orderBumpId] }),
        foreign: ({ offerId }, { orderBumpId }) => ({ checkoutId: offerId, orderBumpsIds: [orderBumpId] }),
        refusal: 'input_invalid',
      }),
    },
  },
  'checkout.purchase': {
    caller: 'nobody',
    ids: {
      purchaseId: probe({
        own: purchaseOf,
        foreign: (own, { purchaseId }) => ({ ...purchaseOf(own), purchaseId }),
        // On another platform the same id is another purchase.
        strangers: ['other'],
        refusal: 'purchase_conflict',
      }),
      offerId: probe({
        own: purchaseOf,
        foreign: (_own, foreign) => purchaseOf(foreign),
        refusal: 'offer_not_found',
      }),
      orderBumpsIds: probe({
        own: (own) => ({ ...purchaseOf(own), orderBumpsIds: [own.orderBumpId] }),
        foreign: (own, { orderBumpId }) => ({ ...purchaseOf(own), orderBumpsIds: [orderBumpId] }),
        refusal: 'input_invalid',
      }),
      deliveryOptionId: { because: 'One that the offer does not have is ignored: the server owns the fare.' },
      affiliateId: {
        because: 'One without an active affiliation to the product earns nothing and the sale stands.',
      },
      abandonedCartId: { because: 'A hint for statistics: the order does not read the cart.' },
      'creditCard.creditCardId': { because: 'A sealed card of one use, not a row.' },
    },
  },
  'checkout.getPayment': { caller: 'nobody', ids: { paymentId: probe(paymentBehindAnUnguessableId) } },
  'checkout.refreshPayment': { caller: 'nobody', ids: { paymentId: probe(paymentBehindAnUnguessableId) } },
  'checkout.checkAbandonedCartEnabled': {
    caller: 'nobody',
    ids: {
      offerId: probe<Answers['checkout']['checkAbandonedCartEnabled']>({
        own: ({ offerId }) => ({ offerId }),
        foreign: (_own, { offerId }) => ({ offerId }),
        harmless: (isEnabled) => !isEnabled,
      }),
    },
  },
  'checkout.putAbandonedCart': {
    caller: 'nobody',
    ids: {
      offerId: probe({
        own: ({ offerId }) => ({ offerId }),
        foreign: (_own, { offerId }) => ({ offerId }),
        refusal: 'offer_not_found',
      }),
      cartId: probe<Answers['checkout']['putAbandonedCart']>({
        own: ({ offerId, cartId }) => ({ offerId, cartId }),
        foreign: ({ offerId }, { cartId }) => ({ offerId, cartId }),
        strangers: ['other', 'neighbour'],
        harmless: ({ cartId }, foreign) => cartId !== foreign.cartId,
      }),
    },
  },
  'seller.sales.get': {
    caller: 'seller',
    ids: { paymentId: probe(paymentBehindAnUnguessableId) },
  },
  'seller.sales.list': {
    caller: 'seller',
    ids: {
      productId: probe<Answers['seller']['sales']['list']>({
        ...ofProduct,
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
  },
  'seller.sales.sum': {
    caller: 'seller',
    ids: {
      productId: probe<Answers['seller']['sales']['sum']>({
        ...ofProduct,
        harmless: ({ count }) => count === 0,
      }),
    },
  },
  'seller.reports.dashboard': {
    caller: 'seller',
    ids: {
      productId: probe<Answers['seller']['reports']['dashboard']>({
        ...ofProduct,
        harmless: ({ latestSales }) => latestSales.length === 0,
      }),
    },
  },
  'seller.products.options': {
    caller: 'seller',
    ids: {
      ids: probe<Answers['seller']['products']['options']>({
        own: ({ productId }) => ({ ids: [productId] }),
        foreign: (_own, { productId }) => ({ ids: [productId] }),
        harmless: (options) => options.length === 0,
      }),
    },
  },
}
