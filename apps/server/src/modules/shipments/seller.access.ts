import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const shipment = (more: object): ObjectRow => ({
  shipmentId: ({ shipmentId }: Holdings) => ({ shipmentId, ...more }),
})

export const sellerShipmentsAccess: AccessFacts = {
  at: 'seller.shipments',
  objects: {
    post: shipment({ carrier: 'Correios', trackingCode: 'AA123456785BR', trackingUrl: null }),
    end: shipment({ state: 'DELIVERED' }),
  },
}
