import { sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'
import type { BillingMonth } from '#modules/billing/billing-month.ts'

export type PlatformFacts = {
  platformId: string
  sellers: number
  activeAcquirers: number
  overdueCharges: number
  /** True if an unpaid bill has suspended new sales. */
  isSuspended: boolean
  isClosing: boolean
  isClosed: boolean
  /** Contract of this month; null without one. */
  contract: { fixedCents: number; basisPoints: number } | null
}

/** Facts of every platform: sellers, ability to charge, contract, and overdue bills. */
export async function readPlatformFacts(
  db: AcrossReader,
  month: BillingMonth,
): Promise<Map<string, PlatformFacts>> {
  const rows = await db.execute<PlatformFacts>(sql`
    select p.platform_id as "platformId", p.sales_suspended_at is not null as "isSuspended",
      p.closing_since is not null as "isClosing", p.closed_at is not null as "isClosed",
      (select count(*)::int from users u where u.platform_id = p.platform_id and 'SELLER' = any(u.roles)) as sellers,
      (select count(*)::int from provider_accounts a where a.platform_id = p.platform_id and a.status = 'ACTIVE') as "activeAcquirers",
      (select count(*)::int from charges c where c.platform_id = p.platform_id and c.state = 'OVERDUE') as "overdueCharges",
      (select jsonb_build_object('fixedCents', c.fixed_cents, 'basisPoints', c.basis_points) from operator_contracts c
        where c.platform_id = p.platform_id and c.from_month <= ${month}
        order by c.from_month desc, c.saved_at desc limit 1) as contract
    from platforms p where p.kind = 'TENANT'`)
  return new Map(rows.map((row) => [row.platformId, row]))
}
