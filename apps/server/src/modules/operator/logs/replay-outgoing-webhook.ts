import { replayDeliveryOfSeller } from '#modules/outgoing/replay-deliveries.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { DeliveryOfPlatform } from './log-entry.input.ts'

/** Replays a delivery to a seller's endpoint, under its own id. */
export async function replayOutgoingWebhook(
  caller: Caller,
  { deliveryId }: DeliveryOfPlatform,
): Promise<void> {
  const { session, ip } = caller
  await replayDeliveryOfSeller(caller, { deliveryId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'webhook.replayed', subject: deliveryId, detail: { direction: 'out' } },
  )
}
