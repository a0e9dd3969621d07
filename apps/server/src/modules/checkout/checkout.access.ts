import { randomUUID } from 'node:crypto'
import type { inferRouterOutputs } from '@trpc/server'
import type { Holdings } from '#rpc/testing/access-facts.ts'
import { type AccessFacts, ofPayment, probe } from '#rpc/testing/access-facts.ts'
import type { checkoutApi } from './checkout.api.ts'

type Answers = inferRouterOutputs<typeof checkoutApi>

const purchaseOf = ({ offerId }: Holdings) => ({
  purchaseId: randomUUID(),
  offerId,
  name: 'Carolina Nogueira',
  email: 'carolina@compradora.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  paymentMethod: 'PIX',
})

const openPaymentOf = (
  { offerId }: Holdings,
  { paymentId, buyerEmail }: Pick<Holdings, 'paymentId' | 'buyerEmail'>,
) => ({
  paymentIds: [paymentId],
  offerId,
  email: buyerEmail,
  cpf: '529.982.247-25',
  paymentMethod: 'PIX',
})

export const checkoutAccess: AccessFacts = {
  at: 'checkout',
  public: [
    'acceptUpsell',
    'answerUpsell',
    'undoUpsell',
    'checkAbandonedCartEnabled',
    'findOpenPayment',
    'getInstallments',
    'getPayment',
    'leaveChallenge',
    'noteStart',
    'purchase',
    'quoteCoupon',
    'putAbandonedCart',
    'refreshPayment',
    'reissuePayment',
    'requestAccessCode',
    'restoreCart',
    'tokenCreditCard',
  ],
  objects: {
    getInstallments: {
      checkoutId: {
        own: ({ offerId }) => ({ checkoutId: offerId }),
        refusal: 'offer_not_found',
      },
      orderBumpsIds: {
        own: ({ offerId, orderBumpId }) => ({ checkoutId: offerId, orderBumpsIds: [orderBumpId] }),
        foreign: ({ offerId }, { orderBumpId }) => ({ checkoutId: offerId, orderBumpsIds: [orderBumpId] }),
        refusal: 'input_invalid',
      },
    },
    quoteCoupon: {
      offerId: { own: ({ offerId }) => ({ offerId, code: 'PRIMEIRA10' }), refusal: 'offer_not_found' },
      orderBumpsIds: {
        own: ({ offerId, orderBumpId }) => ({ offerId, code: 'PRIMEIRA10', orderBumpsIds: [orderBumpId] }),
        foreign: ({ offerId }, { orderBumpId }) => ({
          offerId,
          code: 'PRIMEIRA10',
          orderBumpsIds: [orderBumpId],
        }),
        refusal: 'input_invalid',
      },
    },
    purchase: {
      'adConsent.visitId': 'It is the event id of the browser’s own report, and refers to no record.',
      purchaseId: {
        own: purchaseOf,
        foreign: (own, { purchaseId }) => ({ ...purchaseOf(own), purchaseId }),
        // The other platform may use the same purchase id for a purchase of its own.
        strangers: ['other'],
        refusal: 'purchase_conflict',
      },
      offerId: {
        own: purchaseOf,
        refusal: 'offer_not_found',
      },
      orderBumpsIds: {
        own: (own) => ({ ...purchaseOf(own), orderBumpsIds: [own.orderBumpId] }),
        foreign: (own, { orderBumpId }) => ({ ...purchaseOf(own), orderBumpsIds: [orderBumpId] }),
        refusal: 'input_invalid',
      },
      deliveryOptionId: 'One that the offer does not have is ignored: the server owns the fare.',
      affiliateId: 'One without an active affiliation to the product earns nothing and the sale stands.',
      abandonedCartId:
        'One of another offer is left alone; one of this offer only learns that it was bought.',
      'fingerPrints.sessionId':
        'The browser’s own word for a visit; it opens nothing and is handed to the acquirer alone.',
      'creditCard.creditCardId':
        'A card that has a purchase, or of another seller or platform, is refused: see claim-saved-card.',
    },
    noteStart: {
      offerId: 'It adds one to a count of the platform; an offer that is not there is not counted.',
    },
    restoreCart: {
      offerId: 'It only narrows what the signed link names: one of another offer finds nothing.',
    },
    acceptUpsell: {
      offerId: 'Of the seller whose purchase the token proves, and of nobody else: `accept-upsell.test.ts`.',
    },
    undoUpsell: {
      paymentId: 'Of what this browser accepted a few minutes ago, and of nothing else: `funnels.test.ts`.',
    },
    tokenCreditCard: {
      offerId: 'It names the seller for whom the card is kept; the answer is a new row of the caller.',
    },
    findOpenPayment: {
      offerId: {
        own: (own) => openPaymentOf(own, own),
        refusal: 'offer_not_found',
      },
      orderBumpsIds: {
        own: (own) => ({ ...openPaymentOf(own, own), orderBumpsIds: [own.orderBumpId] }),
        foreign: (own, { orderBumpId }) => ({
          ...openPaymentOf(own, own),
          orderBumpsIds: [orderBumpId],
        }),
        refusal: 'input_invalid',
      },
      deliveryOptionId: 'One that the offer does not have is ignored: the server owns the fare.',
      paymentIds: probe<Answers['findOpenPayment']>({
        own: (own) => openPaymentOf(own, own),
        foreign: (own, foreign) => openPaymentOf(own, foreign),
        harmless: (found) => found === null,
      }),
    },
    getPayment: { paymentId: ofPayment },
    requestAccessCode: {
      paymentId:
        'Of a purchase that this browser made, by its signed cookie, and of no other: `request-access-code.test.ts`.',
    },
    reissuePayment: { paymentId: ofPayment },
    refreshPayment: { paymentId: ofPayment },
    leaveChallenge: {
      paymentId: 'Of a purchase that this browser made, and of no other: `card-challenge.test.ts`.',
    },
    checkAbandonedCartEnabled: {
      offerId: probe<Answers['checkAbandonedCartEnabled']>({
        own: ({ offerId }) => ({ offerId }),
        harmless: (isEnabled) => !isEnabled,
      }),
    },
    putAbandonedCart: {
      offerId: {
        own: ({ offerId }) => ({ offerId }),
        refusal: 'offer_not_found',
      },
      cartId: probe<Answers['putAbandonedCart']>({
        // With a mailbox, because the seller mails this cart in a later step.
        own: ({ offerId, cartId }) => ({ offerId, cartId, email: `visita-${cartId}@compradora.example` }),
        foreign: ({ offerId }, { cartId }) => ({ offerId, cartId }),
        strangers: ['other', 'neighbour'],
        harmless: ({ cartId }, foreign) => cartId !== foreign.cartId,
      }),
    },
  },
}
