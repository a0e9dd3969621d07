import { and, gt, inArray, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { type AnticipationState, anticipations } from '#db/schema/anticipations.ts'
import { defineJob } from '#define-job.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { inScope, type Scope } from '#scope.ts'
import { openStates, runningStates } from './anticipation-states.ts'
import { expireAnticipation } from './expire-anticipation.job.ts'
import { lockAnticipation } from './lock-anticipation.ts'
import { moveAnticipation } from './move-anticipation.ts'
import { readOutcomes } from './read-outcomes.ts'

const pageMax = 200

/** Daily check of paid anticipations: mature, or short. Also ends requests whose own job was lost. */
export const settleAnticipationsJob = defineJob({
  name: 'settle-anticipations',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) => settleAnticipations(app, platformId),
})

/**
 * Settles each anticipation by itself: a failure does not stop the others, and the job fails at the end and
 * is retried.
 */
export async function settleAnticipations(app: App, platformId: string): Promise<void> {
  const errors: unknown[] = []
  let page = await findDue(app, platformId)
  while (page.length > 0) {
    for (const { id, paidAt } of page)
      try {
        await inScope(app, platformId, (scope) =>
          paidAt === null ? expireAnticipation(scope, id) : settleAnticipation(scope, id),
        )
      } catch (error) {
        app.log.error({ anticipationId: id, error }, 'An anticipation could not be settled')
        errors.push(error)
      }
    page = await findDue(app, platformId, page.at(-1)?.id)
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `Anticipations that were not settled: ${errors.length}`)
}

function findDue(app: App, platformId: string, afterId?: string) {
  return inScope(app, platformId, ({ tx, now }) =>
    tx
      .select({ id: anticipations.id, paidAt: anticipations.paidAt })
      .from(anticipations)
      .where(
        and(
          or(
            inArray(anticipations.state, [...runningStates]),
            and(inArray(anticipations.state, [...openStates]), lte(anticipations.expiresAt, now)),
          ),
          afterId === undefined ? undefined : gt(anticipations.id, afterId),
        ),
      )
      .orderBy(anticipations.id)
      .limit(pageMax),
  )
}

/**
 * Updates the state of a paid anticipation. No money moves here: the acquirer paid the bought lots, and each
 * reversal has already debited the seller, as any other debit does.
 */
async function settleAnticipation(scope: Scope, anticipationId: string): Promise<void> {
  const anticipation = await lockAnticipation(scope, { anticipationId })
  if (!runningStates.some((state) => state === anticipation.state)) return
  const { userId, currency } = anticipation
  const outcome = (await readOutcomes(scope, [anticipationId]))(anticipationId)
  const { waitingCents, recoveredCents, reversedCents } = outcome
  const owes = reversedCents > 0 && (await getBalance(scope, userId, currency)).debtCents > 0
  const state: AnticipationState = owes ? 'SHORTFALL' : waitingCents > 0 ? 'PAID' : 'SETTLED'
  if (state === anticipation.state) return
  const ending = state === 'SETTLED' && { settledAt: scope.now, recoveredCents, reversedCents }
  await moveAnticipation(scope, anticipation, state, { source: 'PRODUCT' }, { ...ending })
}
