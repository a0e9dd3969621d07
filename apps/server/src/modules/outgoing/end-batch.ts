import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'
import { deadLetterWaiting } from './dead-letter-waiting.ts'
import type { Endpoint } from './endpoint.ts'
import { planNextBatch } from './plan-batch.ts'
import { retryAt } from './retry-plan.ts'
import type { CallOutcome } from './send-delivery.ts'
import { tellEndpointFailingJob } from './tell-endpoint-failing.job.ts'

/** Consecutive failures after which the seller is notified. The endpoint is disabled if they also last too long. */
const failuresToTell = 10
const failingMsMax = 72 * 60 * 60 * 1000

/** Records the outcomes of a batch's calls, and plans the next batch. */
export async function endBatch(
  scope: Scope,
  endpointId: string,
  outcomes: readonly CallOutcome[],
): Promise<void> {
  const { tx } = scope
  const own = eq(outgoingEndpoints.id, endpointId)
  const [endpoint] = await tx.select().from(outgoingEndpoints).where(own).for('no key update')
  if (!endpoint) return
  for (const outcome of outcomes) await recordOutcome(scope, outcome)
  const health = healthAfter(scope, endpoint, outcomes)
  const disabledBecause = endpoint.state === 'ON' ? whyDisable(scope, health, outcomes) : null
  await tx
    .update(outgoingEndpoints)
    .set({ ...health, busyUntil: null, ...(disabledBecause && { state: 'DISABLED', disabledBecause }) })
    .where(own)
  // Disabling or removing the endpoint marked its waiting deliveries as dead, but deliveries of this batch
  // that failed wait again.
  if (disabledBecause || endpoint.state !== 'ON') await deadLetterWaiting(scope, endpointId)
  else await planNextBatch(scope, endpointId)
  const isNewlyFailing = endpoint.failures < failuresToTell && health.failures >= failuresToTell
  if (disabledBecause || isNewlyFailing)
    await addJob(scope, tellEndpointFailingJob, {
      endpointId,
      isDisabled: disabledBecause !== null,
      at: scope.now.toISOString(),
    })
}

async function recordOutcome({ tx, now }: Scope, outcome: CallOutcome): Promise<void> {
  const { delivery, at, tookMs, status, failure, answer, isUnsent } = outcome
  const tries = delivery.tries + 1
  const nextTryAt = failure === null || isUnsent ? null : retryAt(tries, now)
  await tx
    .update(outgoingDeliveries)
    .set({
      state: failure === null ? 'DELIVERED' : nextTryAt === null ? 'DEAD' : 'WAITING',
      tries,
      nextTryAt,
      lastTryAt: at,
      lastTookMs: tookMs,
      lastStatus: status,
      lastFailure: failure,
      lastAnswer: answer,
    })
    .where(eq(outgoingDeliveries.id, delivery.id))
}

type Health = Pick<Endpoint, 'failures' | 'failingSince' | 'lastTookMs'>

function healthAfter({ now }: Scope, endpoint: Endpoint, all: readonly CallOutcome[]): Health {
  const outcomes = all.filter(({ isUnsent }) => !isUnsent)
  const { failures, failingSince, lastTookMs } = endpoint
  if (outcomes.length === 0) return { failures, failingSince, lastTookMs }
  const failed = outcomes.filter(({ failure }) => failure !== null).length
  const isAllFailed = failed === outcomes.length
  return {
    failures: isAllFailed ? failures + failed : 0,
    failingSince: isAllFailed ? (failingSince ?? now) : null,
    lastTookMs: Math.max(0, ...outcomes.map(({ tookMs }) => tookMs)),
  }
}

function whyDisable(
  { now }: Scope,
  { failures, failingSince }: Health,
  outcomes: readonly CallOutcome[],
): Endpoint['disabledBecause'] {
  if (outcomes.some(({ isGone }) => isGone)) return 'GONE'
  const failingMs = failingSince === null ? 0 : now.getTime() - failingSince.getTime()
  return failures >= failuresToTell && failingMs >= failingMsMax ? 'FAILING' : null
}
