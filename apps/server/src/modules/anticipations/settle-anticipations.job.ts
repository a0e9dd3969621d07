import { and, inArray, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { anticipations } from '../../db/schema/anticipations.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { openStates, runningStates } from './anticipation-states.ts'
import { expireAnticipation } from './expire-anticipation.job.ts'
import { settleAnticipation } from './settle-anticipation.ts'

/** The daily look at what was bought: mature, or short. It also ends requests whose own job was lost. */
export const settleAnticipationsJob = defineJob({
  name: 'settle-anticipations',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) => settleAnticipations(app, platformId),
})

export async function settleAnticipations(app: App, platformId: string): Promise<void> {
  const found = await inScope(app, platformId, ({ tx, now }) =>
    tx
      .select({ id: anticipations.id, paidAt: anticipations.paidAt })
      .from(anticipations)
      .where(
        or(
          inArray(anticipations.state, [...runningStates]),
          and(inArray(anticipations.state, [...openStates]), lte(anticipations.expiresAt, now)),
        ),
      ),
  )
  for (const { id, paidAt } of found)
    await inScope(app, platformId, (scope) =>
      paidAt === null ? expireAnticipation(scope, id) : settleAnticipation(scope, id),
    )
}
