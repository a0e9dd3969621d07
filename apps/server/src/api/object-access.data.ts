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
  /**
   * Public calls are made by nobody, on whom only the wall between platforms acts, as on a manager of the staff; the others by a seller,
   * who also has rivals at home.
   */
  caller: 'nobody' | 'seller' | 'manager'
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

const ownProduct: ObjectRow = {
  caller: 'seller',
  ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) },
}
const generalOf = (productId: string, version: number) => ({
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
/** Each save of the own product makes the next version, which the next save has to name. */
let savedVersion = 1
const bumpsOf = ({ productId, orderBumpId, bumpOfferId }: Holdings, changes: object = {}) => ({
  productId,
  version: savedVersion,
  bumps: [{ id: orderBumpId, offerId: bumpOfferId, fakePriceCents: null, ...changes }],
})
const saveBumps = (own: Holdings) => {
  const input = bumpsOf(own)
  savedVersion += 1
  return input
}

const staffMember = (more: object = {}): ObjectRow => ({
  caller: 'manager',
  ids: {
    userId: probe({
      own: ({ staffId }) => ({ userId: staffId, ...more }),
      foreign: (_own, { staffId }) => ({ userId: staffId, ...more }),
      refusal: 'not_found',
    }),
  },
})

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
  'admin.staff.get': staffMember(),
  'admin.staff.update': staffMember({
    version: 1,
    name: 'Marina Lopes',
    permissions: ['isUsersAvailable'],
    accessEndsAt: null,
  }),
  'admin.staff.suspend': staffMember({ reason: 'Saiu da equipe' }),
  'admin.staff.resume': staffMember(),
  'admin.staff.endSessions': staffMember(),
  'admin.staff.resendInvitation': {
    caller: 'manager',
    ids: {
      userId: probe({
        own: ({ invitedStaffId }) => ({ userId: invitedStaffId }),
        foreign: (_own, { invitedStaffId }) => ({ userId: invitedStaffId }),
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
  'seller.products.get': ownProduct,
  'seller.products.pause': ownProduct,
  'seller.products.resume': ownProduct,
  'seller.products.update': {
    caller: 'seller',
    ids: {
      productId: probe({
        own: ({ productId }) => generalOf(productId, savedVersion++),
        foreign: (_own, { productId }) => generalOf(productId, 1),
        refusal: 'product_not_found',
      }),
    },
  },
  'seller.bumps.list': ownProduct,
  'seller.bumps.options': {
    caller: 'seller',
    ids: {
      ...ownProduct.ids,
      ids: probe<Answers['seller']['bumps']['options']>({
        own: ({ productId, bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
        foreign: ({ productId }, { bumpOfferId }) => ({ productId, ids: [bumpOfferId] }),
        harmless: (options) => options.length === 0,
      }),
    },
  },
  'seller.bumps.save': {
    caller: 'seller',
    ids: {
      productId: probe({
        own: saveBumps,
        foreign: (_own, foreign) => ({ ...bumpsOf(foreign), version: 1 }),
        refusal: 'product_not_found',
      }),
      'bumps.id': probe({
        own: saveBumps,
        foreign: (own, { orderBumpId }) => bumpsOf(own, { id: orderBumpId }),
        refusal: 'not_found',
      }),
      'bumps.offerId': probe({
        own: saveBumps,
        foreign: (own, { bumpOfferId }) => bumpsOf(own, { offerId: bumpOfferId }),
        refusal: 'bump_offer_unavailable',
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
