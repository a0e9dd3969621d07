import { type SQL, sql } from 'drizzle-orm'

/**
 * The balance of the account `a` at its last closed day, and the last entry that is in it; zeros before its first. It is never null: under
 * the tenant's policy PostgreSQL looks no `coalesce(…)` up in an index, and would read every entry of the account.
 */
export function lastClosed(platformId: SQL): SQL {
  return sql`
    (select t.balance_cents, t.last_entry_id from ledger_day_totals t
      where t.platform_id = ${platformId} and t.account_id = a.id order by t.last_entry_id desc limit 1)
    union all select 0, 0
    order by last_entry_id desc limit 1`
}
