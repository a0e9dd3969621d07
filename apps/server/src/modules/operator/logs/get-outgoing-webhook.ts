import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import { deliveryRow } from '#modules/outgoing/list-deliveries.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DeliveryOfPlatform } from './log-entry.input.ts'
import { maskBody } from './mask-body.ts'

/**
 * One delivery to a seller's endpoint. Personal data in its body is masked; only the host of the address is
 * shown, since its path may be a secret.
 */
export async function getOutgoingWebhook({ tx }: Caller, { deliveryId }: DeliveryOfPlatform) {
  const [found] = await tx
    .select({ delivery: outgoingDeliveries, url: outgoingEndpoints.url, endpoint: outgoingEndpoints.state })
    .from(outgoingDeliveries)
    .innerJoin(outgoingEndpoints, eq(outgoingEndpoints.id, outgoingDeliveries.endpointId))
    .where(eq(outgoingDeliveries.id, deliveryId))
  if (!found) throw new AppError('not_found')
  const { delivery, url, endpoint } = found
  return {
    ...deliveryRow(delivery),
    host: new URL(url).host,
    canReplay: endpoint === 'ON' && delivery.state !== 'WAITING',
    body: maskBody(delivery.body),
    lastAnswer: delivery.lastAnswer === null ? null : maskBody(delivery.lastAnswer),
  }
}
