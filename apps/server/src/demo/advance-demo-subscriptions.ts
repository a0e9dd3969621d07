import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { App } from '#app.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { inScope } from '#scope.ts'
import { atInstant } from './at-instant.ts'

/**
 * Runs the subscription steps that were due until a past instant, each at its own time: the queue has no jobs for
 * them in a demo.
 */
export async function advanceDemoSubscriptions(
  app: App,
  platformId: string,
  { until, atOnce }: { until: Date; atOnce: number },
): Promise<void> {
  const due = await inScope(app, platformId, ({ tx }) =>
    tx
      .select({ id: subscriptions.id, at: subscriptions.nextStepAt })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.isDemo, true),
          isNotNull(subscriptions.nextStepAt),
          lte(subscriptions.nextStepAt, until),
        ),
      )
      .orderBy(asc(subscriptions.nextStepAt)),
  )
  for (let start = 0; start < due.length; start += atOnce)
    await Promise.all(
      due
        .slice(start, start + atOnce)
        .map(({ id, at }) =>
          advanceSubscription(atInstant(app, at ?? until), { platformId, subscriptionId: id }),
        ),
    )
}
