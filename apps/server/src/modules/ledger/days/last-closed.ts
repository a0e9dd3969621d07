import { type SQL, sql } from 'drizzle-orm'

/**
 * Balance of the account `a` at its last closed day, and the end of that day, after which entries are not
 * included; zero and `-infinity` before the first. The end is never null: under the tenant's policy
 * PostgreSQL uses no index for a `coalesce(…)`, and would read every entry of the account. The zero comes from a
 * table, since Citus takes no query without one here.
 */
export function lastClosed(platformId: SQL): SQL {
  return sql`
    (select t.balance_cents, t.ends_at from ledger_day_totals t
      where t.platform_id = ${platformId} and t.account_id = a.id order by t.ends_at desc limit 1)
    union all (select 0, '-infinity' from ledger_accounts b where b.platform_id = ${platformId} and b.id = a.id)
    order by ends_at desc limit 1`
}
