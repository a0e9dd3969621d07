import { failureMeanings, type ProviderFailure, type ProviderOutcome } from '@balcao/providers/contract'
import type { Receiver as ToldReceiver } from '@balcao/providers/results'
import { and, eq, isNull } from 'drizzle-orm'
import { receivers } from '#db/schema/acquirers.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { type Receiver, receiverTokenPlace } from './receiver.ts'
import { scheduleSync } from './schedule-sync.ts'

const longestWord = 300

/**
 * Records the provider's answer to a request for a receiver. Its key is sealed; while the provider has not
 * decided, the receiver is checked again later. A receiver linked or requested again in the meantime is
 * returned unchanged.
 */
export async function recordReceiver(
  scope: Scope,
  receiver: Receiver,
  outcome: ProviderOutcome<ToldReceiver>,
): Promise<Receiver> {
  const { app, tx, now } = scope
  const changes = outcome.ok ? told(outcome.result) : failed(outcome.failure)
  const token = outcome.ok ? outcome.result.receiverToken : undefined
  const next = {
    ...receiver,
    ...changes,
    ...(token !== undefined && { token: app.secrets.seal(token, receiverTokenPlace(receiver)) }),
    syncedAt: outcome.ok ? now : receiver.syncedAt,
  }
  const { id, platformId: _, ...columns } = next
  const written = await tx
    .update(receivers)
    .set(columns)
    .where(and(eq(receivers.id, id), eq(receivers.tries, receiver.tries), isNull(receivers.receiverId)))
    .returning({ id: receivers.id })
  if (written.length === 0) {
    app.log.warn(
      { receiverId: id, made: next.receiverId },
      'A receiver was linked before the answer to its request arrived',
    )
    const [standing] = await tx.select().from(receivers).where(eq(receivers.id, id))
    invariant(standing, `receiver ${id} is missing`)
    return standing
  }
  if (next.status !== 'REJECTED' && next.receiverId !== null) await scheduleSync(scope, { receiverId: id })
  return next
}

function told({ receiverId, status, certainty, rawStatus, automaticTransfer = false }: ToldReceiver) {
  return { receiverId, status, certainty, rawStatus, automaticTransfer, failure: null }
}

/**
 * A receiver that may exist after all stays unknown, with the provider's id if one was returned before the
 * failure.
 */
function failed({ kind, message, reference }: ProviderFailure) {
  const failure = message.slice(0, longestWord)
  return failureMeanings[kind] === 'may_have_happened'
    ? { status: 'PENDING' as const, certainty: 'UNKNOWN' as const, receiverId: reference ?? null, failure }
    : { status: 'REJECTED' as const, certainty: 'KNOWN' as const, receiverId: null, failure }
}
