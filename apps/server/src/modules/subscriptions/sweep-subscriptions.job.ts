import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { subscriptions } from '../../db/schema/subscriptions.ts'
import { defineJob } from '../../define-job.ts'
import { inScope } from '../../scope.ts'
import { planTurn } from './plan-turn.ts'

/** A step on its way is not disturbed. */
const graceMs = 3_600_000

/** The daily look for subscriptions whose next step was lost with its job. */
export const sweepSubscriptionsJob = defineJob({
  name: 'sweep-subscriptions',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: (app, { platformId }) =>
    inScope(app, platformId, async (scope) => {
      const stranded = await scope.tx
        .select({
          id: subscriptions.id,
          nextStepAt: subscriptions.nextStepAt,
          isDemo: subscriptions.isDemo,
        })
        .from(subscriptions)
        .where(
          and(
            lte(subscriptions.nextStepAt, new Date(scope.now.getTime() - graceMs)),
            eq(subscriptions.isDemo, false),
          ),
        )
      for (const subscription of stranded) await planTurn(scope, subscription)
      if (stranded.length > 0)
        app.log.warn({ subscriptions: stranded.length }, 'Subscriptions were not turned in time')
    }),
})
