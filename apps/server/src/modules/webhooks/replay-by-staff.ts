import type { z } from 'zod'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { replayWebhook } from './replay-webhook.ts'
import type { replayInput } from './webhook.input.ts'

/** Replays a webhook by the staff, with a reason. */
export async function replayByStaff(
  caller: Caller,
  { webhookId, reason }: z.output<typeof replayInput>,
): Promise<{ outcome: 'replayed' | 'nothing_to_replay' }> {
  const outcome = await replayWebhook(caller, webhookId)
  const { session, ip } = caller
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'acquirer_webhook.replayed', subject: webhookId, reason, detail: { outcome } },
  )
  return { outcome }
}
