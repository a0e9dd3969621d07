/** Onboarding stages of a seller, in their order. */
export const sellerStages = ['REGISTERED', 'DOCUMENTS', 'PRODUCT', 'SALE'] as const
export type SellerStage = (typeof sellerStages)[number]

/** Reasons why a seller may need a call from their manager. */
export const sellerNeeds = [
  'DOCUMENTS_REFUSED',
  'DOCUMENTS_MISSING',
  'NO_PRODUCT',
  'NO_SALE',
  'STOPPED',
] as const
export type SellerNeed = (typeof sellerNeeds)[number]
