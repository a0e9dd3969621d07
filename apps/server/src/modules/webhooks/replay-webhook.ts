import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { webhookInbox } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'
import type { Webhook } from './webhook.ts'
import { scheduleWork } from './work-webhook.job.ts'

const replayable = [
  'QUARANTINED',
  'FORGED',
  'IGNORED',
  'DISCARDED',
] as const satisfies readonly Webhook['state'][]

export function isReplayable(state: Webhook['state']): boolean {
  return replayable.some((aside) => aside === state)
}

/**
 * Processes a quarantined webhook again like a new one, but judged by its time of arrival. A webhook that has
 * had its effect, or is being processed, stays as it is, so that a second click changes nothing.
 */
export async function replayWebhook(
  scope: Scope,
  webhookId: string,
): Promise<'replayed' | 'nothing_to_replay'> {
  const { tx, now } = scope
  const replayed = await tx
    .update(webhookInbox)
    .set({ state: 'RECEIVED', detail: 'replayed', workedAt: null, replayedAt: now })
    .where(and(eq(webhookInbox.id, webhookId), inArray(webhookInbox.state, [...replayable])))
    .returning({ id: webhookInbox.id })
  if (replayed.length > 0) {
    await scheduleWork(scope, webhookId)
    return 'replayed'
  }
  const found = await tx
    .select({ id: webhookInbox.id })
    .from(webhookInbox)
    .where(eq(webhookInbox.id, webhookId))
  if (found.length === 0) throw new AppError('not_found')
  return 'nothing_to_replay'
}
