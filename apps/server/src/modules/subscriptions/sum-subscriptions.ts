import type { Cents } from '@balcao/domain/money/money'
import { recurringStates } from '@balcao/domain/money/recurring-revenue'
import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, exists, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { planWithValues } from '#db/plan-with-values.ts'
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
  const firstWholePeriod = sql`(select min(c.paid_at) from subscription_cycles c
    where c.platform_id = ${platformId} and c.subscription_id = ${subscriptions.id} and c.number > 1)`
  const startedSince = or(
    and(isNull(subscriptions.trialDays), gte(subscriptions.createdAt, since)),
    and(isNotNull(subscriptions.trialDays), sql`${firstWholePeriod} >= ${since.toISOString()}::timestamptz`),
  )
  const countIf = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const { state, isTrial, currency, canceledBy, priceCents, frequencyInDays } = subscriptions
  // Whole numbers, rounded as by `monthlyRevenue`: of hundreds of thousands, numeric division would take most of the time.
  const monthly = sql`(${priceCents} * ${2 * monthDays}::int + ${frequencyInDays}) / (2 * ${frequencyInDays})`
  planWithValues(tx)
  const [groups, recovered] = await Promise.all([
    // In one read, since each figure is about all subscriptions ever.
    tx
      .select({
        state,
        isTrial,
        currency,
        canceledBy,
        count: countIf(sql`true`),
        startedCount: countIf(startedSince),
        endedCount: countIf(gte(subscriptions.canceledAt, since)),
        monthlyCents: sql<number>`sum(${monthly})`.mapWith(Number),
      })
      .from(subscriptions)
      .where(sees)
      .groupBy(state, isTrial, currency, canceledBy),
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
  const countOf = (rows: typeof groups, part: 'count' | 'startedCount' | 'endedCount' = 'count') =>
    rows.reduce((sum, row) => sum + row[part], 0)
  const isOneOf = (states: readonly SubscriptionState[]) => (row: (typeof groups)[number]) =>
    states.includes(row.state)
  const paying = groups.filter((row) => !row.isTrial)
  const inState = (...states: SubscriptionState[]) => countOf(paying.filter(isOneOf(states)))
  const byCurrency = [...Map.groupBy(paying.filter(isOneOf(recurringStates)), (row) => row.currency)]
  const money: CurrencySums[] = byCurrency
    .toSorted(([, a], [, b]) => countOf(b) - countOf(a))
    .map(([currency, rows]) => ({
      currency,
      monthlyCents: rows.reduce((sum, row) => sum + row.monthlyCents, 0),
      recoveredCents: recovered.find((row) => row.currency === currency)?.cents ?? 0,
    }))
  const canceled = paying.filter(isOneOf(['CANCELED']))
  const lost = canceled.filter((row) => row.canceledBy === 'SYSTEM')
  return {
    activeCount: inState('ACTIVE', 'PAST_DUE', 'CANCEL_AT_END'),
    /** Subscribers in their trial, who count in no other figure before they have paid a whole period. */
    trialCount: countOf(
      groups.filter((row) => row.isTrial).filter(isOneOf([...recurringStates, 'CANCEL_AT_END', 'PAUSED'])),
    ),
    pastDueCount: inState('PAST_DUE'),
    pausedCount: inState('PAUSED'),
    startedCount: countOf(
      paying.filter((row) => !isOneOf(neverPaid)(row)),
      'startedCount',
    ),
    /** Ended by cancellation; `lostCount` counts those ended for lack of payment. */
    leftCount: countOf(canceled, 'endedCount') - countOf(lost, 'endedCount'),
    lostCount: countOf(lost, 'endedCount'),
    money,
  }
}
