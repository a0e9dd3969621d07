import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import type { Scope } from '#scope.ts'

export type Creditor = {
  userId: string
  purse: Purse
  name: string
  email: string
  currency: Currency
  totalCents: Cents
  /** Money available for withdrawal now. */
  availableCents: Cents
  withdrawingCents: Cents
  heldCents: Cents
  /** Money that waits for a release date, and the last date. */
  laterCents: Cents
  lastReleaseAt: string | null
}

type Row = Omit<Creditor, 'totalCents' | 'availableCents' | 'withdrawingCents' | 'heldCents' | 'laterCents'> &
  Record<'totalCents' | 'availableCents' | 'withdrawingCents' | 'heldCents' | 'laterCents', string> & {
    everybody: number
  }

/**
 * People who are owed money, the largest sum first: available money by the stored balances, pending money by
 * its lots.
 */
export async function listCreditors(
  { tx, platformId }: Scope,
  limit: number | null,
): Promise<{ rows: Creditor[]; count: number }> {
  const rows = await tx.execute<Row>(sql`
    with parts as (
      select split_part(code, ':', 1) as purse, split_part(code, ':', 2)::uuid as user_id, currency,
        split_part(code, ':', 3) as place, -balance_cents as cents, null::timestamptz as release_at
      from ledger_accounts where platform_id = ${platformId} and is_locked and balance_cents < 0
      union all
      select case role when 'MANAGER' then 'manager' else 'user' end, user_id, currency, 'later', amount_cents, release_at
      from balance_lots where platform_id = ${platformId} and state = 'PENDING')
    select u.id as "userId", u.name, u.email, p.purse, p.currency, sum(p.cents) as "totalCents",
      coalesce(sum(p.cents) filter (where p.place = 'available'), 0) as "availableCents",
      coalesce(sum(p.cents) filter (where p.place = 'withdrawing'), 0) as "withdrawingCents",
      coalesce(sum(p.cents) filter (where p.place = 'held'), 0) as "heldCents",
      coalesce(sum(p.cents) filter (where p.place = 'later'), 0) as "laterCents",
      max(p.release_at) as "lastReleaseAt", (count(*) over ())::int as everybody
    from parts p join users u on u.platform_id = ${platformId} and u.id = p.user_id
    group by u.platform_id, u.id, p.purse, p.currency
    order by sum(p.cents) desc, u.id, p.purse
    limit ${limit}`)
  return {
    count: rows[0]?.everybody ?? 0,
    rows: rows.map(({ everybody: _, ...row }) => ({
      ...row,
      totalCents: Number(row.totalCents),
      availableCents: Number(row.availableCents),
      withdrawingCents: Number(row.withdrawingCents),
      heldCents: Number(row.heldCents),
      laterCents: Number(row.laterCents),
      lastReleaseAt: row.lastReleaseAt === null ? null : new Date(row.lastReleaseAt).toISOString(),
    })),
  }
}
