import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, probe } from '#rpc/testing/access-facts.ts'
import type { sellerRefundsApi } from './seller.api.ts'

type Answers = inferRouterOutputs<typeof sellerRefundsApi>

const reason = 'Combinado com o comprador'
const messageKey = '5f0c1a52-3b1e-4a6f-9a55-2f1f8a7c0d11'
const itemsOfAnother = 'An item that is not of the order is refused, as the whole refund is.'

export const sellerRefundsAccess: AccessFacts = {
  at: 'seller.refunds',
  objects: {
    list: {
      paymentId: probe<Answers['list']>({
        own: ({ refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    preview: {
      paymentId: {
        own: ({ refundablePaymentId }) => ({ kind: 'WHOLE', paymentId: refundablePaymentId }),
        refusal: 'payment_not_found',
      },
      orderItemIds: itemsOfAnother,
    },
    refund: {
      paymentId: {
        own: partOf,
        refusal: 'payment_not_found',
      },
      orderItemIds: itemsOfAnother,
    },
    getRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.refuse }) },
    approveRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.approve }) },
    writeMessage: {
      requestId: ({ requestIds }) => ({
        requestId: requestIds.refuse,
        key: messageKey,
        body: 'Posso ajudar?',
      }),
    },
    refuseRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.refuse, reason }) },
  },
}

export const sellerDisputesAccess: AccessFacts = {
  at: 'seller.disputes',
  objects: {
    get: { disputeId: ({ disputeIds }) => ({ disputeId: disputeIds.get }) },
    defend: {
      disputeId: ({ disputeIds }) => ({
        disputeId: disputeIds.defend,
        defence: 'O comprador acessou o curso inteiro.',
      }),
    },
    accept: { disputeId: ({ disputeIds }) => ({ disputeId: disputeIds.accept, reason }) },
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
