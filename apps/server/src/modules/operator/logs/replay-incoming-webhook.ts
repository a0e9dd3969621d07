import { AppError } from '@balcao/domain/texts/app-error'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { replayWebhook } from '#modules/webhooks/replay-webhook.ts'
import type { Caller } from '#rpc/caller.ts'
import type { WebhookOfPlatform } from './log-entry.input.ts'

/**
 * Processes a webhook again that was quarantined, judged forged, ignored or discarded. An applied one is
 * refused.
 */
export async function replayIncomingWebhook(caller: Caller, { webhookId }: WebhookOfPlatform): Promise<void> {
  const { session, ip } = caller
  if ((await replayWebhook(caller, webhookId)) === 'nothing_to_replay') throw new AppError('record_changed')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'webhook.replayed', subject: webhookId, detail: { direction: 'in' } },
  )
}
