import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const ofPurchase = (input: (holder: Holdings) => object) =>
  probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'payment_not_found' })
const ofRequest = (input: (holder: Holdings) => object): ObjectRow => ({
  caller: 'customer',
  ids: { requestId: probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'not_found' }) },
})
const purchase = ({ requestablePaymentId }: Holdings) => ({ paymentId: requestablePaymentId })

export const customerRefundsAccess: AccessFacts = {
  at: 'customer.refunds',
  objects: {
    refundable: { caller: 'customer', ids: { paymentId: ofPurchase(purchase) } },
    request: {
      caller: 'customer',
      ids: {
        paymentId: ofPurchase(purchase),
        orderItemIds: { because: 'An item that is not of the order is refused, as the whole request is.' },
      },
    },
    get: ofRequest(({ requestIds }) => ({ requestId: requestIds.withdraw })),
    writeMessage: ofRequest(({ requestIds }) => ({
      requestId: requestIds.withdraw,
      key: '8d0a3d0e-5b0e-4d58-8c8b-0d8f7a5f9b21',
      body: 'Ainda não consegui entrar.',
    })),
    withdraw: ofRequest(({ requestIds }) => ({ requestId: requestIds.withdraw })),
    appeal: ofRequest(({ requestIds }) => ({
      requestId: requestIds.appeal,
      reason: 'Nunca consegui entrar',
    })),
  },
}
