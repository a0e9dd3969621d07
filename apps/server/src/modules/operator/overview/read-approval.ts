import type { ProviderName } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'

const dayMs = 24 * 60 * 60_000

export type Approval = { provider: ProviderName; approved: number; declined: number }

/** Approved and refused card charges of each acquirer in the last day, on all platforms. */
export async function readApproval(db: AcrossReader, now: Date): Promise<(Approval & { title: string })[]> {
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
  return rows.map((row) => ({ ...row, title: findManifest(row.provider)?.title ?? row.provider }))
}
