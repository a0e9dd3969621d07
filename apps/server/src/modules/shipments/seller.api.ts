import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { endShipment } from './end-shipment.ts'
import { listShipments, shipmentListInput } from './list-shipments.ts'
import { postShipment } from './post-shipment.ts'
import { endShipmentInput, postShipmentInput } from './shipment.input.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerShipmentsApi = router({
  list: seller.readLagging(shipmentListInput, listShipments),
  post: seller.write(postShipmentInput, postShipment),
  end: seller.write(endShipmentInput, endShipment),
})
