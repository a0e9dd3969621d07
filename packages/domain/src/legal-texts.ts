/** The texts that a platform publishes: for those who sell on it, for those who buy, and on what becomes of their data. */
export const legalTextKinds = ['SELLER_TERMS', 'BUYER_TERMS', 'PRIVACY'] as const
export type LegalTextKind = (typeof legalTextKinds)[number]

/** Where each is read, on every host of the platform. */
export const legalTextPaths: Record<LegalTextKind, string> = {
  SELLER_TERMS: '/legal/seller-terms',
  BUYER_TERMS: '/legal/terms',
  PRIVACY: '/legal/privacy',
}
