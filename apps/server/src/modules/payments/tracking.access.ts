import { type AccessFacts, ofPayment } from '#rpc/testing/access-facts.ts'

export const trackingAccess: AccessFacts = {
  at: 'tracking',
  public: ['announcePurchase'],
  objects: { announcePurchase: { paymentId: ofPayment } },
}
