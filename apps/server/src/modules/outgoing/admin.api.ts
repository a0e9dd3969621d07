import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { createEndpoint } from './create-endpoint.ts'
import {
  deliveryIdInput,
  endpointIdInput,
  endpointTestInput,
  platformEndpointChangeInput,
  platformEndpointInput,
  platformEndpointReasonInput,
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

const access = { area: 'ADMIN', permission: 'isConfigAvailable' } as const
const admin = proceduresFor(access)
/** Changing the destination of buyers' data, or reading a secret, needs a fresh proof. */
const proven = proceduresFor({ ...access, freshProof: true })

/** The platform's own endpoints, which receive the sales of all its sellers. */
export const adminWebhooksApi = router({
  list: admin.read(listEndpoints),
  get: admin.read(endpointIdInput, getEndpoint),
  create: proven.write('platform', platformEndpointInput, createEndpoint),
  update: proven.write('platform', platformEndpointChangeInput, updateEndpoint),
  rotateSecret: proven.write('platform', platformEndpointReasonInput, rotateEndpointSecret),
  remove: admin.write('platform', platformEndpointReasonInput, removeEndpoint),
  test: admin.write('platform', endpointTestInput, testEndpoint),
  deliveries: admin.readLagging(deliveryListInput, listDeliveries),
  delivery: admin.read(deliveryIdInput, getDelivery),
  replay: admin.write('platform', deliveryIdInput, replayDelivery),
  replayDead: admin.write('platform', endpointIdInput, replayDead),
})
