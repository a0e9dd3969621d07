/** The texts that a platform publishes: for those who sell on it, for those who buy, and on what becomes of their data. */
export const legalTextKinds = ['SELLER_TERMS', 'BUYER_TERMS', 'PRIVACY'] as const
export type LegalTextKind = (typeof legalTextKinds)[number]

/** What somebody accepts who registers to sell, as far as it is published. */
export const sellersTexts = ['SELLER_TERMS', 'PRIVACY'] as const satisfies LegalTextKind[]

/** Which version of each. A text that the platform has not published is not there. */
export type AcceptedTexts = Partial<Record<(typeof sellersTexts)[number], number>>

/** Where each is read, on every host of the platform. */
export const legalTextPaths: Record<LegalTextKind, string> = {
  SELLER_TERMS: '/legal/seller-terms',
  BUYER_TERMS: '/legal/terms',
  PRIVACY: '/legal/privacy',
}
