import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'
import type { sellerRefundsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerRefundsApi>

const reason = 'Combinado com o comprador'
const messageKey = '5f0c1a52-3b1e-4a6f-9a55-2f1f8a7c0d11'
const itemsOfAnother = { because: 'An item that is not of the order is refused, as the whole refund is.' }

/** The call on the caller's own record, and on somebody else's, which must not be found. */
const reached = (
  caller: ObjectRow['caller'],
  input: (holder: Holdings) => object,
  field: string,
): ObjectRow => ({
  caller,
  ids: { [field]: probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'not_found' }) },
})

export const sellerRefundsAccess: AccessFacts = {
  at: 'seller.refunds',
  objects: {
    list: {
      caller: 'seller',
      ids: {
        paymentId: probe<Answers['list']>({
          own: ({ refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
          foreign: (_own, { refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    preview: {
      caller: 'seller',
      ids: {
        paymentId: probe({
          own: ({ refundablePaymentId }) => ({ kind: 'WHOLE', paymentId: refundablePaymentId }),
          foreign: (_own, { refundablePaymentId }) => ({ kind: 'WHOLE', paymentId: refundablePaymentId }),
          refusal: 'payment_not_found',
        }),
        orderItemIds: itemsOfAnother,
      },
    },
    refund: {
      caller: 'seller',
      ids: {
        paymentId: probe({
          own: partOf,
          foreign: (_own, foreign) => partOf(foreign),
          refusal: 'payment_not_found',
        }),
        orderItemIds: itemsOfAnother,
      },
    },
    getRequest: reached('seller', ({ requestIds }) => ({ requestId: requestIds.refuse }), 'requestId'),
    approveRequest: reached('seller', ({ requestIds }) => ({ requestId: requestIds.approve }), 'requestId'),
    writeMessage: reached(
      'seller',
      ({ requestIds }) => ({ requestId: requestIds.refuse, key: messageKey, body: 'Posso ajudar?' }),
      'requestId',
    ),
    refuseRequest: reached(
      'seller',
      ({ requestIds }) => ({ requestId: requestIds.refuse, reason }),
      'requestId',
    ),
  },
}

export const sellerDisputesAccess: AccessFacts = {
  at: 'seller.disputes',
  objects: {
    get: reached('seller', ({ disputeIds }) => ({ disputeId: disputeIds.get }), 'disputeId'),
    defend: reached(
      'seller',
      ({ disputeIds }) => ({ disputeId: disputeIds.defend, defence: 'O comprador acessou o curso inteiro.' }),
      'disputeId',
    ),
    accept: reached('seller', ({ disputeIds }) => ({ disputeId: disputeIds.accept, reason }), 'disputeId'),
  },
}

function partOf({ refundablePaymentId }: Holdings) {
  return {
    kind: 'PART',
    paymentId: refundablePaymentId,
    amountCents: 100,
    key: 'a-key-of-the-seller',
    reason,
  }
}
