import { and, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { planStep } from './plan-step.ts'

/** Steps overdue for less than this are left to their own job. */
const graceMs = 3_600_000
const pageMax = 200

/** The daily sweep of subscriptions whose next step was lost with its job. */
export const sweepSubscriptionsJob = defineJob({
  name: 'sweep-subscriptions',
  payload: z.object({}),
  triesMax: 10,
  isDaily: true,
  run: async (app, { platformId }) => {
    let stranded = 0
    let page = await planPage(app, platformId)
    while (page.length > 0) {
      stranded += page.length
      page = await planPage(app, platformId, page.at(-1)?.id)
    }
    if (stranded > 0) app.log.warn({ subscriptions: stranded }, 'Subscriptions had overdue steps')
  },
})

function planPage(app: App, platformId: string, afterId?: string) {
  return inScope(app, platformId, async (scope) => {
    const page = await scope.tx
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
          afterId === undefined ? undefined : gt(subscriptions.id, afterId),
        ),
      )
      .orderBy(subscriptions.id)
      .limit(pageMax)
    for (const subscription of page) await planStep(scope, subscription)
    return page
  })
}
