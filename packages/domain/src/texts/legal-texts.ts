/** Texts that a platform publishes: terms for sellers, terms for buyers, and the privacy policy. */
export const legalTextKinds = ['SELLER_TERMS', 'BUYER_TERMS', 'PRIVACY'] as const
export type LegalTextKind = (typeof legalTextKinds)[number]

/** Texts accepted at a seller's registration, if they are published. */
export const sellersTexts = ['SELLER_TERMS', 'PRIVACY'] as const satisfies LegalTextKind[]

/** Accepted version of each text. A text that the platform has not published is absent. */
export type AcceptedTexts = Partial<Record<(typeof sellersTexts)[number], number>>

/** Path of each text, on every host of the platform. */
export const legalTextPaths: Record<LegalTextKind, string> = {
  SELLER_TERMS: '/legal/seller-terms',
  BUYER_TERMS: '/legal/terms',
  PRIVACY: '/legal/privacy',
}
