import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, or } from 'drizzle-orm'
import {
  pixAuthorizations,
  subscriptionCycles,
  subscriptionSteps,
  subscriptions,
} from '#db/schema/subscriptions.ts'
import { chargeDays } from './charging/charge-days.ts'
import { isStanding } from './lock-subscription.ts'
import { selectSubscriptions, subscriptionRow } from './subscription-row.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'

const cyclesMax = 60
const stepsMax = 200

/** One subscription with its cycles and the log of every step, the newest first. */
export async function getSubscription(
  viewer: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
) {
  const { caller, sees } = viewer
  const { tx } = caller
  const [found] = await selectSubscriptions(caller, and(sees, eq(subscriptions.id, subscriptionId)))
  if (!found) throw new AppError('subscription_not_found')
  const [cycles, steps, [authorization]] = await Promise.all([
    tx
      .select()
      .from(subscriptionCycles)
      .where(
        and(
          eq(subscriptionCycles.subscriptionId, subscriptionId),
          or(isStanding, eq(subscriptionCycles.state, 'CHANGING')),
        ),
      )
      .orderBy(desc(subscriptionCycles.number))
      .limit(cyclesMax),
    tx
      .select()
      .from(subscriptionSteps)
      .where(eq(subscriptionSteps.subscriptionId, subscriptionId))
      .orderBy(desc(subscriptionSteps.id))
      .limit(stepsMax),
    tx
      .select({ state: pixAuthorizations.state, endedBy: pixAuthorizations.endedBy })
      .from(pixAuthorizations)
      .where(eq(pixAuthorizations.subscriptionId, subscriptionId))
      .orderBy(desc(pixAuthorizations.createdAt))
      .limit(1),
  ])
  const newest = cycles.find(({ state }) => state !== 'CHANGING')
  return {
    ...subscriptionRow(found, viewer.actor),
    /** The latest Pix Automático requested from the buyer, if any. */
    automaticPix: authorization ?? null,
    /** Days that the viewer may choose for the next charge. */
    chargeDays: newest ? await chargeDays(viewer, { ...found, subscription: found, cycle: newest }) : null,
    cycles: cycles.map(({ number, state, startsOn, endsOn, paidAt }) => ({
      number,
      state,
      startsOn,
      endsOn,
      paidAt: paidAt?.toISOString() ?? null,
    })),
    steps: steps.map(({ at, kind, actor, cycle, paymentId, detail }) => ({
      at: at.toISOString(),
      kind,
      actor,
      cycle,
      paymentId,
      detail,
    })),
  }
}
