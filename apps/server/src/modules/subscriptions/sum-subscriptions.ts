import type { Cents } from '@balcao/domain/money/money'
import { recurringStates } from '@balcao/domain/money/recurring-revenue'
import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import {
  type StepKind,
  subscriptionCycles,
  subscriptionSteps,
  subscriptions,
} from '#db/schema/subscriptions.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'

const monthDays = 30
const monthMs = monthDays * 86_400_000

/** States without any payment. */
const neverPaid = ['INCOMPLETE', 'INCOMPLETE_EXPIRED'] as const satisfies readonly SubscriptionState[]

/** Steps of a failed charge. */
const failed = [
  'CHARGE_REFUSED',
  'CHARGE_LOST',
  'CARD_UNUSABLE',
  'CODE_EXPIRED',
] as const satisfies readonly StepKind[]

type CurrencySums = { currency: Currency; monthlyCents: Cents; recoveredCents: Cents }

/**
 * Number of paying subscribers, their revenue of thirty days, subscribers gained and lost in the last thirty days,
 * and the charges recovered after a failure. Money is per currency.
 */
export async function sumSubscriptions({ caller, sees }: SubscriptionViewer) {
  const { tx, now, platformId } = caller
  const since = new Date(now.getTime() - monthMs)
  const count = sql<number>`count(*)`.mapWith(Number)
  const failures = tx
    .select({ id: subscriptionSteps.id })
    .from(subscriptionSteps)
    .where(
      and(
        eq(subscriptionSteps.platformId, platformId),
        eq(subscriptionSteps.subscriptionId, subscriptionCycles.subscriptionId),
        eq(subscriptionSteps.cycle, subscriptionCycles.number),
        inArray(subscriptionSteps.kind, [...failed]),
      ),
    )
  const paying = eq(subscriptions.isTrial, false)
  const firstWholePeriod = sql`(select min(c.paid_at) from subscription_cycles c
    where c.platform_id = ${platformId} and c.subscription_id = ${subscriptions.id} and c.number > 1)`
  const startedSince = or(
    and(isNull(subscriptions.trialDays), gte(subscriptions.createdAt, since)),
    and(isNotNull(subscriptions.trialDays), sql`${firstWholePeriod} >= ${since.toISOString()}::timestamptz`),
  )
  const [states, [trials], monthly, [started], ended, recovered] = await Promise.all([
    tx
      .select({ state: subscriptions.state, count })
      .from(subscriptions)
      .where(and(sees, paying))
      .groupBy(subscriptions.state),
    tx
      .select({ count })
      .from(subscriptions)
      .where(
        and(
          sees,
          eq(subscriptions.isTrial, true),
          inArray(subscriptions.state, [...recurringStates, 'CANCEL_AT_END', 'PAUSED']),
        ),
      ),
    tx
      .select({
        currency: subscriptions.currency,
        cents:
          sql<number>`sum(round(${subscriptions.priceCents}::numeric * ${monthDays}::int / ${subscriptions.frequencyInDays}))`.mapWith(
            Number,
          ),
      })
      .from(subscriptions)
      .where(and(sees, paying, inArray(subscriptions.state, [...recurringStates])))
      .groupBy(subscriptions.currency)
      .orderBy(desc(count)),
    tx
      .select({ count })
      .from(subscriptions)
      .where(and(sees, paying, startedSince, notInArray(subscriptions.state, [...neverPaid]))),
    tx
      .select({ by: subscriptions.canceledBy, count })
      .from(subscriptions)
      .where(and(sees, paying, eq(subscriptions.state, 'CANCELED'), gte(subscriptions.canceledAt, since)))
      .groupBy(subscriptions.canceledBy),
    tx
      .select({
        currency: subscriptions.currency,
        cents: sql<number>`sum(${subscriptionCycles.priceCents})`.mapWith(Number),
      })
      .from(subscriptionCycles)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
      .where(
        and(
          sees,
          eq(subscriptionCycles.platformId, platformId),
          eq(subscriptionCycles.state, 'PAID'),
          gte(subscriptionCycles.paidAt, since),
          exists(failures),
        ),
      )
      .groupBy(subscriptions.currency),
  ])
  const inState = (state: SubscriptionState) => states.find((row) => row.state === state)?.count ?? 0
  const money: CurrencySums[] = monthly.map(({ currency, cents }) => ({
    currency,
    monthlyCents: cents,
    recoveredCents: recovered.find((row) => row.currency === currency)?.cents ?? 0,
  }))
  const endedCount = ended.reduce((sum, row) => sum + row.count, 0)
  const endedBySystem = ended.find(({ by }) => by === 'SYSTEM')?.count ?? 0
  return {
    activeCount: inState('ACTIVE') + inState('PAST_DUE') + inState('CANCEL_AT_END'),
    /** Subscribers in their trial, who count in no other figure before they have paid a whole period. */
    trialCount: trials?.count ?? 0,
    pastDueCount: inState('PAST_DUE'),
    pausedCount: inState('PAUSED'),
    startedCount: started?.count ?? 0,
    /** Ended by cancellation; `lostCount` counts those ended for lack of payment. */
    leftCount: endedCount - endedBySystem,
    lostCount: endedBySystem,
    money,
  }
}
