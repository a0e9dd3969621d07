import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'
import { accounts, type Purse } from './account-kinds.ts'

export type PurseOwner = { userId: string; purse: Purse }
export type LockedPurse = { availableCents: Cents; debtCents: Cents }

/**
 * Locks people's available balances, all at once and in a fixed order. Every hold, release, consumption or
 * sale of lots does this first, so that no two transactions decide about one person's money at the same time.
 */
export async function lockPurses(
  { tx, platformId }: Scope,
  owners: readonly PurseOwner[],
  currency: Currency,
): Promise<(owner: PurseOwner) => LockedPurse> {
  const codes = [...new Set(owners.map(({ userId, purse }) => accounts.available(userId, purse)))]
  const debts = owners.map(({ userId, purse }) => accounts.debt(userId, purse))
  await tx.execute(sql`
    insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${platformId}, code, ${currency}, true from unnest(${sql.param(codes)}::text[]) as wanted (code) order by code
    on conflict (platform_id, code, currency) do nothing`)
  const rows = await tx.execute<{ code: string; balance_cents: string }>(
    sql`select code, balance_cents from app.lock_accounts(${sql.param([...codes, ...debts])}::text[], ${currency})`,
  )
  const balances = new Map(rows.map((row) => [row.code, Number(row.balance_cents)]))
  return ({ userId, purse }) => ({
    availableCents: 0 - (balances.get(accounts.available(userId, purse)) ?? 0),
    debtCents: balances.get(accounts.debt(userId, purse)) ?? 0,
  })
}
