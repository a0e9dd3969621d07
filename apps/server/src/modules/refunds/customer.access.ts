import type { AccessFacts, Holdings, IdProbe } from '#rpc/testing/access-facts.ts'

const ofPurchase = (own: (holder: Holdings) => object): IdProbe => ({ own, refusal: 'payment_not_found' })
const purchase = ({ requestablePaymentId }: Holdings) => ({ paymentId: requestablePaymentId })

export const customerRefundsAccess: AccessFacts = {
  at: 'customer.refunds',
  objects: {
    refundable: { paymentId: ofPurchase(purchase) },
    request: {
      paymentId: ofPurchase(purchase),
      orderItemIds: 'An item that is not of the order is refused, as the whole request is.',
    },
    get: { requestId: ({ requestIds }) => ({ requestId: requestIds.withdraw }) },
    writeMessage: {
      requestId: ({ requestIds }) => ({
        requestId: requestIds.withdraw,
        key: '8d0a3d0e-5b0e-4d58-8c8b-0d8f7a5f9b21',
        body: 'Ainda não consegui entrar.',
      }),
    },
    withdraw: { requestId: ({ requestIds }) => ({ requestId: requestIds.withdraw }) },
    appeal: {
      requestId: ({ requestIds }) => ({
        requestId: requestIds.appeal,
        reason: 'Nunca consegui entrar',
      }),
    },
  },
}
