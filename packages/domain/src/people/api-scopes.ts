/** Resources of the public API for the keys of a seller, and whether such a key may change them. */
const sellerResources = {
  products: { isChangeable: true },
  links: { isChangeable: true },
  coupons: { isChangeable: true },
  sales: { isChangeable: true },
  customers: { isChangeable: false },
  students: { isChangeable: true },
  invoices: { isChangeable: true },
  refunds: { isChangeable: true },
  disputes: { isChangeable: false },
  subscriptions: { isChangeable: true },
  carts: { isChangeable: false },
  partners: { isChangeable: false },
  balance: { isChangeable: false },
  withdrawals: { isChangeable: true },
  webhooks: { isChangeable: true },
  reports: { isChangeable: false },
} as const

/** The same for the keys of a platform's staff, which are read-only. */
const staffResources = {
  sellers: { isChangeable: false },
  sales: { isChangeable: false },
  refunds: { isChangeable: false },
  disputes: { isChangeable: false },
  withdrawals: { isChangeable: false },
  fees: { isChangeable: false },
  acquirers: { isChangeable: false },
  reports: { isChangeable: false },
  audit: { isChangeable: false },
} as const

export const apiResources = { SELLER: sellerResources, ADMIN: staffResources }
export type ApiKeyRole = keyof typeof apiResources
export type ApiResource = keyof typeof sellerResources | keyof typeof staffResources
export type ApiScope = `${ApiResource}:${'read' | 'write'}`

/** Every scope that a key of this role can have. */
export function apiScopesOf(role: ApiKeyRole): ApiScope[] {
  return Object.entries(apiResources[role]).flatMap(([resource, { isChangeable }]) =>
    (isChangeable ? ['read', 'write'] : ['read']).map((right) => `${resource}:${right}` as ApiScope),
  )
}

/** Lists that a spreadsheet can import, each from its own address. */
export const feedNames = ['sales', 'carts'] as const
export type FeedName = (typeof feedNames)[number]

/** A key is sent in a header; a feed is an address that opens one list as a file and nothing else. */
export const apiKeyKinds = ['KEY', 'FEED'] as const
export type ApiKeyKind = (typeof apiKeyKinds)[number]
