import type { Holdings } from '#rpc/testing/access-facts.ts'
import { type AccessFacts, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const shipment = (more: object): ObjectRow => ({
  caller: 'seller',
  ids: {
    shipmentId: probe({
      own: ({ shipmentId }: Holdings) => ({ shipmentId, ...more }),
      foreign: (_own: Holdings, { shipmentId }: Holdings) => ({ shipmentId, ...more }),
      refusal: 'not_found',
    }),
  },
})

export const sellerShipmentsAccess: AccessFacts = {
  at: 'seller.shipments',
  objects: {
    post: shipment({ carrier: 'Correios', trackingCode: 'AA123456785BR', trackingUrl: null }),
    end: shipment({ state: 'DELIVERED' }),
  },
}
