import { sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'
import type { BillingMonth } from '#modules/billing/billing-month.ts'
import { countByPlatform } from '#modules/operator/count-by-platform.ts'

type Contract = { fixedCents: number; basisPoints: number }

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
  contract: Contract | null
}

/** Facts of every platform: sellers, ability to charge, contract, and overdue bills. */
export async function readPlatformFacts(
  db: AcrossReader,
  month: BillingMonth,
): Promise<Map<string, PlatformFacts>> {
  const platforms = await db.execute<Omit<PlatformFacts, 'contract' | Counted>>(sql`
    select platform_id as "platformId", sales_suspended_at is not null as "isSuspended",
      closing_since is not null as "isClosing", closed_at is not null as "isClosed"
    from platforms where kind = 'TENANT'`)
  const counts = await countByPlatform(db, counted)
  const contracts = await readContracts(db, month)
  return new Map(
    platforms.map((platform) => [
      platform.platformId,
      {
        sellers: 0,
        activeAcquirers: 0,
        overdueCharges: 0,
        ...counts.get(platform.platformId),
        ...platform,
        contract: contracts.get(platform.platformId) ?? null,
      },
    ]),
  )
}

const counted = {
  sellers: sql`users t where 'SELLER' = any(t.roles)`,
  activeAcquirers: sql`provider_accounts t where t.status = 'ACTIVE'`,
  overdueCharges: sql`charges t where t.state = 'OVERDUE'`,
}
type Counted = keyof typeof counted

/** The contract of each platform that is in force in a month. */
async function readContracts(db: AcrossReader, month: BillingMonth): Promise<Map<string, Contract>> {
  const rows = await db.execute<{ platformId: string; contract: Contract }>(sql`
    select distinct on (platform_id) platform_id as "platformId",
      jsonb_build_object('fixedCents', fixed_cents, 'basisPoints', basis_points) as contract
    from operator_contracts where from_month <= ${month} order by platform_id, from_month desc, saved_at desc`)
  return new Map(rows.map(({ platformId, contract }) => [platformId, contract]))
}
