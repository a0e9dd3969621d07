import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { invariant } from '#kit/invariant.ts'
import type { Caller } from '#rpc/caller.ts'
import { writeDeliveries } from './announce-event.ts'
import type { EndpointTestInput } from './endpoint.input.ts'
import { lockOwnEndpoint } from './endpoint.ts'
import { nobody, sampleData } from './sample-data.ts'

const testLimit = { name: 'test webhook', perMinute: 10, burst: 10 }

/**
 * Sends a sample event of the chosen type to an endpoint, through the usual path. Returns the id of the
 * delivery, for the page to follow.
 */
export async function testEndpoint(
  caller: Caller,
  input: EndpointTestInput,
): Promise<{ deliveryId: string }> {
  const { app, now, session } = caller
  app.limits.spend(testLimit, session.userId)
  const endpoint = await lockOwnEndpoint(caller, input)
  if (endpoint.state !== 'ON') throw new AppError('webhook_off')
  const event = {
    key: `test:${randomUUID()}`,
    type: input.type,
    sellerId: endpoint.sellerId ?? nobody,
    productIds: [],
    at: now,
    data: sampleData(input.type, now),
  }
  const [delivery] = await writeDeliveries(caller, [endpoint], event, { isTest: true })
  invariant(delivery, 'a test has a key that nothing else has')
  return { deliveryId: delivery.id }
}
