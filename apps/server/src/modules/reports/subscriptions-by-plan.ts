import { and, eq, notInArray, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { count, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

const monthDays = 30

/**
 * Paying subscribers by plan: their number and revenue of thirty days, those gained and lost in the period,
 * and the number at its start, which is the base of churn.
 */
export async function subscriptionsByPlan({
  caller,
  from,
  to,
  productId,
}: ReportScope): Promise<ReportLine[]> {
  const { state, priceCents, frequencyInDays, createdAt, canceledAt, canceledBy, paidUntil } = subscriptions
  const bounds = { from: from.toISOString(), to: to.toISOString() }
  const within = (column: typeof createdAt | typeof canceledAt) =>
    sql`${column} >= ${bounds.from}::timestamptz and ${column} < ${bounds.to}::timestamptz`
  const paying = sql`not ${subscriptions.isTrial}`
  const ended = sql`${paying} and ${state} = 'CANCELED' and ${within(canceledAt)}`
  const rows = await caller.tx
    .select({
      key: sql<string>`${offers.id}::text`.as('key'),
      name: sql<string>`${products.name} || ' · ' || ${offers.title}`.as('name'),
      currency: subscriptions.currency,
      activeCount: count(sql`${paying} and ${state} in ('ACTIVE', 'PAST_DUE', 'CANCEL_AT_END')`),
      monthlyCents: sum(
        sql`round(${priceCents}::numeric * ${monthDays}::int / ${frequencyInDays})`,
        sql`${paying} and ${state} in ('ACTIVE', 'PAST_DUE')`,
      ),
      startedCount: count(sql`${paying} and ${within(createdAt)}`),
      leftCount: count(sql`${ended} and ${canceledBy} is distinct from 'SYSTEM'`),
      lostCount: count(sql`${ended} and ${canceledBy} = 'SYSTEM'`),
      atStartCount: count(
        sql`${paying} and ${createdAt} < ${bounds.from}::timestamptz
          and (${state} <> 'CANCELED' or ${canceledAt} >= ${bounds.from}::timestamptz)
          and (${state} <> 'COMPLETED' or ${paidUntil} >= ${bounds.from}::timestamptz)`,
      ),
    })
    .from(subscriptions)
    .innerJoin(offers, eq(offers.id, subscriptions.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        eq(subscriptions.sellerId, caller.session.userId),
        notInArray(state, ['INCOMPLETE', 'INCOMPLETE_EXPIRED']),
        productId === undefined ? undefined : eq(products.id, productId),
      ),
    )
    .groupBy(sql`1`, sql`2`, subscriptions.currency)
  return rows.map(toLine)
}
