import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { type QuarantineReason, webhookInbox } from '#db/schema/acquirers.ts'
import { defineJob } from '#define-job.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { inScope, type Scope } from '#scope.ts'
import type { ProviderWord } from './judge-claim.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { quarantine } from './quarantine.ts'
import { getWebhook, openWebhook, type Webhook, type WebhookVerdict } from './webhook.ts'
import { writeVerdict } from './write-verdict.ts'

/** Pauses in seconds between reads about claims that the provider neither confirmed nor denied. */
const patienceSeconds = [30, 60, 120, 300, 900, 3600, 21_600, 86_400]
const roundsMax = patienceSeconds.length

/** Reads the provider once for all waiting claims about a payment, and settles them by its answer. */
export const confirmClaimsJob = defineJob({
  name: 'confirm-claims',
  payload: z.object({ paymentId: z.uuid(), round: z.int().min(0) }),
  triesMax: 8,
  isAwaited: true,
  run: async (app, { platformId, paymentId, round }) => {
    // Listed before the read: an answer says nothing about a claim that arrived after it.
    const waiting = await listWaiting(app, platformId, paymentId)
    const answers = new Map<string, ProviderWord>()
    const failures: unknown[] = []
    for (const id of waiting)
      try {
        const addressed = await openWebhook(app, platformId, id)
        await recordVerdict(app, addressed.webhook, await judgeWebhook(app, addressed, answers), round)
      } catch (error) {
        // A claim that fails must not delay the others.
        failures.push(error)
      }
    if (failures.length > 0) throw failures[0]
  },
  giveUp: async (app, { platformId, paymentId }) => {
    for (const id of await listWaiting(app, platformId, paymentId)) {
      const webhook = await inScope(app, platformId, (scope) => getWebhook(scope, id))
      await recordVerdict(app, webhook, quarantine({ code: 'NOT_WORKED' }, paymentId))
    }
  },
})

/** Stores the verdict on a webhook, and its next try if it must wait. */
export async function recordVerdict(
  app: App,
  webhook: Webhook,
  given: WebhookVerdict,
  round = 0,
): Promise<void> {
  const verdict: WebhookVerdict =
    given.state === 'WAITING' && !given.isPutOff && round >= roundsMax
      ? quarantine({ code: 'NO_ANSWER', tries: roundsMax }, given.paymentId, given.detail)
      : given
  const { id: webhookId, providerAccountId, platformId } = webhook
  const { state, detail, paymentId } = verdict
  if (state === 'FORGED' || state === 'QUARANTINED')
    app.log.warn({ webhookId, providerAccountId, state, detail }, 'A webhook was not believed')
  const isWritten = verdict.state === 'APPLIED' && verdict.isWritten
  const write = async (scope: Scope) => {
    const reason = verdict.state === 'QUARANTINED' ? verdict.reason : null
    const firstId = reason && (await foldIntoFirst(scope, webhook, { reason, paymentId }))
    await writeVerdict(scope.tx, {
      webhookId,
      ...(firstId
        ? { state: 'DUPLICATE', detail: `a copy of ${firstId}, which waits for a person`, quarantine: null }
        : { state, detail, quarantine: reason }),
      paymentId,
      workedAt: scope.now,
    })
    if (verdict.state !== 'WAITING' || paymentId === null) return
    const { until, isPutOff } = verdict
    const patienceMs = (patienceSeconds[round] ?? 0) * 1000
    const runAt =
      round === 0 || isPutOff ? until : new Date(Math.max(until.getTime(), scope.now.getTime() + patienceMs))
    await addJob(
      scope,
      confirmClaimsJob,
      { paymentId, round: isPutOff ? round : round + 1 },
      { runAt, key: `confirm-claims:${paymentId}` },
    )
  }
  if (!isWritten) await inScope(app, platformId, write)
  if (state === 'WAITING' || isTestPlatform(platformId)) return
  const lagMs = app.clock.now().getTime() - (webhook.replayedAt ?? webhook.receivedAt).getTime()
  app.metrics.measure('balcao_webhook_lag_seconds', lagMs / 1000, { state: state.toLowerCase() })
}

/**
 * Quarantined copies are one case for a person: they are counted on the oldest of them, whose id is returned. A claim
 * that the provider denied is a copy if reason and payment are the same. Any other claim may be about money, and is a
 * copy only if its bytes are the same too.
 */
async function foldIntoFirst(
  { tx, platformId }: Scope,
  { id, providerAccountId }: Webhook,
  { reason, paymentId }: { reason: QuarantineReason; paymentId: string | null },
): Promise<string | null> {
  // Locked, because copies are processed concurrently and would not see each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${platformId} quarantine ${providerAccountId}`}, 0))`,
  )
  const first = alias(webhookInbox, 'first')
  const isDenied = reason.code === 'OTHER_STATUS' || reason.code === 'OTHER_AMOUNT'
  const [found] = await tx
    .select({ id: first.id })
    .from(first)
    .innerJoin(webhookInbox, eq(webhookInbox.id, id))
    .where(
      and(
        eq(first.providerAccountId, providerAccountId),
        eq(first.state, 'QUARANTINED'),
        sql`${first.quarantine} = ${JSON.stringify(reason)}::jsonb`,
        sql`${first.paymentId} is not distinct from ${paymentId}::uuid`,
        isDenied
          ? undefined
          : and(eq(first.rawBody, webhookInbox.rawBody), eq(first.query, webhookInbox.query)),
      ),
    )
    .orderBy(first.receivedAt)
    .limit(1)
  if (!found) return null
  await tx
    .update(webhookInbox)
    .set({ copies: sql`${webhookInbox.copies} + 1` })
    .where(eq(webhookInbox.id, found.id))
  return found.id
}

/** Reads only ids: bodies may be large, and a flood of them must not fill our memory. */
async function listWaiting(app: App, platformId: string, paymentId: string): Promise<string[]> {
  const rows = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({ id: webhookInbox.id })
      .from(webhookInbox)
      .where(and(eq(webhookInbox.paymentId, paymentId), eq(webhookInbox.state, 'WAITING')))
      .orderBy(webhookInbox.receivedAt, webhookInbox.id),
  )
  return rows.map(({ id }) => id)
}
