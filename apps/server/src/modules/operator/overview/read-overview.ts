import { dateRanges, periodsOf } from '@balcao/domain/options/date-ranges'
import type { ProviderName } from '@balcao/providers/provider-names'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AcrossReader } from '#db/across-platforms.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { monthOf } from '#modules/billing/billing-month.ts'
import { readSolvencyRow, type SolvencyRow, solvencyQuery, weighSolvency } from '#modules/ledger/solvency.ts'
import { platformState } from '#modules/operator/platforms/platform-state.ts'
import { readPlace } from '#modules/operator/platforms/read-place.ts'
import { readPlatformFacts } from '#modules/operator/platforms/read-platform-facts.ts'
import { readSoldByDay, sumByCurrency } from '#modules/operator/read-sold-by-day.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { noQueues, readQueues } from './read-queues.ts'

const dayMs = 24 * 60 * 60_000

export type Approval = { provider: ProviderName; approved: number; declined: number }

export const overviewInput = z.strictObject({ range: z.enum(dateRanges).default('30') })

/** This cell's part of the operator's dashboard: its platforms with their sales, solvency and overdue work. */
export async function readOverview({ app, db, now }: Overseer, { range }: z.output<typeof overviewInput>) {
  const { current, previous } = periodsOf(range, now)
  const tenants = await db
    .select({ platformId: platforms.platformId, name: platforms.name, brandColor: platforms.brandColor })
    .from(platforms)
    .where(eq(platforms.kind, 'TENANT'))
  const facts = await readPlatformFacts(db, monthOf(now))
  const sold = await readSoldByDay(db, current)
  const solvency = await db.execute<SolvencyRow>(
    solvencyQuery(sql`a.platform_id in (select platform_id from platforms)`),
  )
  const queues = await readQueues(db, now)
  return {
    sold,
    soldBefore: await readSoldByDay(db, previous),
    approval: await readApproval(db, now),
    platforms: tenants.map((tenant) => {
      const known = facts.get(tenant.platformId)
      invariant(known, 'a platform of the list is a tenant')
      return {
        ...tenant,
        ...readPlace(app, tenant.platformId),
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
async function readApproval(db: AcrossReader, now: Date): Promise<Approval[]> {
  const since = new Date(now.getTime() - dayMs).toISOString()
  return db.execute<Approval>(sql`
    select c.provider, count(*) filter (where c.status <> 'REJECTED')::int as approved,
      count(*) filter (where c.status = 'REJECTED')::int as declined
    from platforms p cross join lateral (
      select provider, status from payments
      where platform_id = p.platform_id and created_at >= ${since}::timestamptz and method = 'CREDIT_CARD'
        and provider is not null and status in ('APPROVED', 'REFUNDED', 'CHARGEBACK', 'REJECTED')
    ) c
    where p.kind = 'TENANT' group by c.provider`)
}
