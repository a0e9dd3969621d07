import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const formWith = (productId: string, version: number | null) => ({
  vendor: 'RD_STATION',
  version,
  isOn: true,
  fields: { apiKey: 'chave-da-rd-station' },
  events: [],
  rules: [{ event: 'sale.approved', productId, code: 'compra' }],
})

/** Calls name a connection by its vendor, which always means the caller's own. */
export const sellerConnectionsAccess: AccessFacts = {
  at: 'seller.connections',
  objects: {
    save: {
      'rules.productId': {
        own: ({ productId }) => formWith(productId, null),
        foreign: (_own, { productId }) => formWith(productId, null),
        refusal: 'product_not_found',
      },
    },
  },
}
