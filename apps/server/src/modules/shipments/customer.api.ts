import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { listOwnParcels, shipmentListInput } from './list-shipments.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerShipmentsApi = router({
  list: customer.readLagging(shipmentListInput, listOwnParcels),
})
