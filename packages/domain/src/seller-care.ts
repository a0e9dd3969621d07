/** How far a seller has come, each step further than the one before. */
export const sellerStages = ['REGISTERED', 'DOCUMENTS', 'PRODUCT', 'SALE'] as const
export type SellerStage = (typeof sellerStages)[number]

/** Why a seller may need a call from whoever looks after them. */
export const sellerNeeds = [
  'DOCUMENTS_REFUSED',
  'DOCUMENTS_MISSING',
  'NO_PRODUCT',
  'NO_SALE',
  'STOPPED',
] as const
export type SellerNeed = (typeof sellerNeeds)[number]
