import { addMonths, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { cohortMonths } from '@balcao/domain/reports/reports'
import { and, eq, gte, notInArray, type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { count, type ReportLine, type ReportScope, toLine } from './report-line.ts'

const monthsShown = 12

/**
 * Subscribers who started in each of the last twelve months, and the number left after each further month. A
 * subscriber who has paid all of a limited number of charges counts as staying; a trial counts after a whole
 * period is paid. A figure appears after that number of months has passed for all subscribers of the month,
 * because before that it could only fall.
 */
export async function subscriptionsByCohort({ caller, productId }: ReportScope): Promise<ReportLine[]> {
  const { tx, now, session } = caller
  const thisMonth = `${dayInSaoPaulo(now).slice(0, 7)}-01`
  const first = startOfDayInSaoPaulo(addMonths(thisMonth, 1 - monthsShown))
  const rows = await tx
    .select({
      key: sql<string>`to_char(${subscriptions.createdAt} at time zone 'America/Sao_Paulo', 'YYYY-MM')`.as(
        'key',
      ),
      name: sql<null>`null::text`,
      currency: subscriptions.currency,
      startedCount: count(),
      after1Count: count(stayed(1)),
      after2Count: count(stayed(2)),
      after3Count: count(stayed(3)),
      after6Count: count(stayed(6)),
      after9Count: count(stayed(9)),
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.sellerId, session.userId),
        notInArray(subscriptions.state, ['INCOMPLETE', 'INCOMPLETE_EXPIRED']),
        eq(subscriptions.isTrial, false),
        gte(subscriptions.createdAt, first),
        productId === undefined ? undefined : eq(subscriptions.productId, productId),
      ),
    )
    .groupBy(sql`1`, subscriptions.currency)
  return rows.map((row) => withoutFuture(toLine(row), dayInSaoPaulo(now)))
}

type Months = (typeof cohortMonths)[number]

const stayed = (months: Months): SQL => sql`${subscriptions.state} <> 'CANCELED'
  or ${subscriptions.canceledAt} >= ${subscriptions.createdAt} + make_interval(months => ${sql.raw(String(months))})`

/** Drops figures of the future: the last subscriber of a month may have started on its last day. */
function withoutFuture(line: ReportLine, today: CalendarDay): ReportLine {
  const values = { ...line.values }
  for (const months of cohortMonths)
    if (addMonths(`${line.key}-01`, months + 1) > today) delete values[`after${months}Count`]
  return { ...line, values }
}
