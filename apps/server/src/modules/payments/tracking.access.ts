import { type AccessFacts, ofPayment, probe } from '#rpc/testing/access-facts.ts'

export const trackingAccess: AccessFacts = {
  at: 'tracking',
  public: ['announcePurchase'],
  objects: { announcePurchase: { caller: 'nobody', ids: { paymentId: probe(ofPayment) } } },
}
