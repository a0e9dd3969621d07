import { providerTitle } from '@balcao/providers/registry'
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { payments } from '#db/schema/payments.ts'
import { platforms } from '#db/schema/platforms.ts'
import { type StepKind, subscriptionSteps, subscriptions } from '#db/schema/subscriptions.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { logPeriod } from './log-period.ts'

/** Ordered by id, which each cell assigns in the order of writing. */
export const stepOrders: ListOrders<'id'> = {
  columns: { id: [subscriptionSteps.id, subscriptionSteps.id] },
  usual: { by: 'id', direction: 'desc' },
}

/** Filters of the list: successful charges, failed charges, notices, and decisions of people. */
const stepGroups = {
  CHARGED: ['STARTED', 'PAID', 'PAID_LATE'],
  FAILED: ['CHARGE_REFUSED', 'CHARGE_LOST', 'CARD_UNUSABLE', 'CODE_EXPIRED', 'EXPIRED', 'CHARGED_BACK'],
  ENGINE: [
    'RENEWAL_ANNOUNCED',
    'CYCLE_OPENED',
    'INVOICED_INSTEAD',
    'CHARGE_ASKED',
    'REMINDED',
    'HELD',
    'HOLD_ENDED',
  ],
  DECIDED: [
    'CARD_REPLACED',
    'PAUSED',
    'RESUMED',
    'CANCEL_PLANNED',
    'CANCEL_WITHDRAWN',
    'CANCELED',
    'REACTIVATED',
    'REFUNDED',
  ],
} satisfies Record<string, StepKind[]>

export const subscriptionLogInput = z.strictObject({
  platformId: z.uuid().optional(),
  group: z.enum(['CHARGED', 'FAILED', 'ENGINE', 'DECIDED']).optional(),
  ...logPeriod,
  ...pageInput(stepOrders),
})

/** Steps of the renewals on all platforms, the newest first, without buyers. */
export async function listSubscriptionLogs(
  { db }: Overseer,
  { platformId, group, from, to, ...page }: z.output<typeof subscriptionLogInput>,
) {
  const { rows, hasMore } = await pageAcross(db, stepOrders, page, ({ place, after, orderBy, limit }) => {
    const steps = db
      .select({
        platformId: subscriptionSteps.platformId,
        id: subscriptionSteps.id,
        at: subscriptionSteps.at,
        subscriptionId: subscriptionSteps.subscriptionId,
        kind: subscriptionSteps.kind,
        actor: subscriptionSteps.actor,
        cycle: subscriptionSteps.cycle,
        paymentId: subscriptionSteps.paymentId,
        place: place.as('place'),
      })
      .from(subscriptionSteps)
      .where(
        and(
          eq(subscriptionSteps.platformId, platforms.platformId),
          group && inArray(subscriptionSteps.kind, stepGroups[group]),
          from && gte(subscriptionSteps.at, from),
          to && lt(subscriptionSteps.at, to),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('steps')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        id: steps.id,
        at: steps.at,
        subscriptionId: steps.subscriptionId,
        kind: steps.kind,
        actor: steps.actor,
        cycle: steps.cycle,
        method: subscriptions.method,
        priceCents: subscriptions.priceCents,
        currency: subscriptions.currency,
        state: subscriptions.state,
        nextStepAt: subscriptions.nextStepAt,
        provider: payments.provider,
        place: steps.place,
      })
      .from(platforms)
      .crossJoinLateral(steps)
      .innerJoin(
        subscriptions,
        and(eq(subscriptions.platformId, steps.platformId), eq(subscriptions.id, steps.subscriptionId)),
      )
      .leftJoin(payments, and(eq(payments.platformId, steps.platformId), eq(payments.id, steps.paymentId)))
      .where(platformId ? eq(platforms.platformId, platformId) : undefined)
      .orderBy(desc(steps.id))
      .limit(limit)
  })
  return {
    rows: rows.map(({ at, nextStepAt, provider, ...row }) => ({
      ...row,
      provider: provider && providerTitle(provider),
      at: at.toISOString(),
      nextStepAt: nextStepAt?.toISOString() ?? null,
    })),
    hasMore,
  }
}
