import { dateRanges, periodsOf } from '@balcao/domain/options/date-ranges'
import type { ProviderName } from '@balcao/providers/provider-names'
import { providerTitle } from '@balcao/providers/registry'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AcrossReader } from '#db/across-platforms.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { monthOf } from '#modules/billing/billing-month.ts'
import { readSolvencyRow, type SolvencyRow, solvencyQuery, weighSolvency } from '#modules/ledger/solvency.ts'
import { platformState } from '#modules/operator/platforms/platform-state.ts'
import { readPlatformFacts } from '#modules/operator/platforms/read-platform-facts.ts'
import { everyDayOf, readSoldByDay, sumByCurrency } from '#modules/operator/read-sold-by-day.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { noQueues, readQueues } from './read-queues.ts'

const dayMs = 24 * 60 * 60_000

type Approval = { provider: ProviderName; approved: number; declined: number }

export const overviewInput = z.strictObject({ range: z.enum(dateRanges).default('30') })

/** The operator's dashboard: every platform with its sales, its solvency, and its overdue work. */
export async function getOverview({ db, now }: Overseer, { range }: z.output<typeof overviewInput>) {
  const { current, previous } = periodsOf(range, now)
  const tenants = await db
    .select({ platformId: platforms.platformId, name: platforms.name, brandColor: platforms.brandColor })
    .from(platforms)
    .where(eq(platforms.kind, 'TENANT'))
  const facts = await readPlatformFacts(db, monthOf(now))
  const sold = await readSoldByDay(db, current)
  const soldBefore = await readSoldByDay(db, previous)
  const sums = sumByCurrency(sold)
  const currency = sums[0]?.currency ?? 'BRL'
  const inMain = (of: typeof sums) => of.find((sum) => sum.currency === currency)?.cents ?? 0
  const solvency = await db.execute<SolvencyRow>(solvencyQuery(sql`true`))
  const queues = await readQueues(db, now)
  return {
    currency,
    sold: sums,
    period: { from: current.from.toISOString(), to: current.to.toISOString(), days: current.days },
    /** Totals in the currency with most sales. */
    current: { grossCents: inMain(sums) },
    previous: { grossCents: inMain(sumByCurrency(soldBefore)) },
    days: everyDayOf(sold, current, currency),
    previousDays: everyDayOf(soldBefore, previous, currency),
    approval: await readApproval(db, now),
    platforms: tenants.map((tenant) => {
      const known = facts.get(tenant.platformId)
      invariant(known, 'a platform of the list is a tenant')
      return {
        ...tenant,
        state: platformState(known),
        sellers: known.sellers,
        overdueCharges: known.overdueCharges,
        sold: sumByCurrency(sold.filter(({ platformId }) => platformId === tenant.platformId)),
        solvency: solvency
          .filter(({ platformId }) => platformId === tenant.platformId)
          .map(readSolvencyRow)
          .map((row) => ({ currency: row.currency, ...weighSolvency(row) })),
        queues: queues.get(tenant.platformId) ?? noQueues,
      }
    }),
  }
}

/** Approved and refused card charges of each acquirer in the last day, on all platforms. */
async function readApproval(db: AcrossReader, now: Date): Promise<(Approval & { title: string })[]> {
  const since = new Date(now.getTime() - dayMs).toISOString()
  const rows = await db.execute<Approval>(sql`
    select c.provider, count(*) filter (where c.status <> 'REJECTED')::int as approved,
      count(*) filter (where c.status = 'REJECTED')::int as declined
    from platforms p cross join lateral (
      select provider, status from payments
      where platform_id = p.platform_id and created_at >= ${since}::timestamptz and method = 'CREDIT_CARD'
        and provider is not null and status in ('APPROVED', 'REFUNDED', 'CHARGEBACK', 'REJECTED')
    ) c
    where p.kind = 'TENANT' group by c.provider order by count(*) desc, c.provider`)
  return rows.map((row) => ({ ...row, title: providerTitle(row.provider) }))
}
