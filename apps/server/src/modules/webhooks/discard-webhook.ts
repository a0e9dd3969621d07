import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { replayInput } from './webhook.input.ts'

/** Discards a quarantined webhook that does not concern us. It can still be replayed until its retention ends. */
export async function discardWebhook(
  caller: Caller,
  { webhookId, reason }: z.output<typeof replayInput>,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const [discarded] = await tx
    .update(webhookInbox)
    .set({ state: 'DISCARDED', workedAt: now })
    .where(and(eq(webhookInbox.id, webhookId), eq(webhookInbox.state, 'QUARANTINED')))
    .returning({ detail: webhookInbox.detail })
  if (!discarded) return refuseAbsent(caller, webhookId)
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'acquirer_webhook.discarded', subject: webhookId, reason, detail: { why: discarded.detail } },
  )
}

async function refuseAbsent({ tx }: Caller, webhookId: string): Promise<never> {
  const found = await tx
    .select({ id: webhookInbox.id })
    .from(webhookInbox)
    .where(eq(webhookInbox.id, webhookId))
  throw new AppError(found.length === 0 ? 'not_found' : 'record_changed')
}
