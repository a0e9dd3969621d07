import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { createEndpoint } from './create-endpoint.ts'
import {
  deliveryIdInput,
  endpointChangeInput,
  endpointIdInput,
  endpointInput,
  endpointReasonInput,
  endpointTestInput,
} from './endpoint.input.ts'
import { getDelivery } from './get-delivery.ts'
import { getEndpoint } from './get-endpoint.ts'
import { deliveryListInput, listDeliveries } from './list-deliveries.ts'
import { listEndpoints } from './list-endpoints.ts'
import { removeEndpoint } from './remove-endpoint.ts'
import { replayDead, replayDelivery } from './replay-deliveries.ts'
import { rotateEndpointSecret } from './rotate-endpoint-secret.ts'
import { testEndpoint } from './test-endpoint.ts'
import { updateEndpoint } from './update-endpoint.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** Changing the destination of buyers' data, or reading a secret, needs a fresh proof. */
const proven = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerWebhooksApi = router({
  list: seller.read(listEndpoints),
  get: seller.read(endpointIdInput, getEndpoint),
  create: proven.write(endpointInput, createEndpoint),
  update: proven.write(endpointChangeInput, updateEndpoint),
  rotateSecret: proven.write(endpointReasonInput, rotateEndpointSecret),
  remove: seller.write(endpointReasonInput, removeEndpoint),
  test: seller.write(endpointTestInput, testEndpoint),
  deliveries: seller.readLagging(deliveryListInput, listDeliveries),
  delivery: seller.read(deliveryIdInput, getDelivery),
  replay: seller.write(deliveryIdInput, replayDelivery),
  replayDead: seller.write(endpointIdInput, replayDead),
})
