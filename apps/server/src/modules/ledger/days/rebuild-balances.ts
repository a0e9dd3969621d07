import type postgres from 'postgres'

export type RebuiltBalance = {
  platformId: string
  code: string
  currency: string
  fromCents: string
  toCents: string
}

/**
 * Sets every stored balance to the sum of its entries. Runs as the database owner, the only role that may.
 * Returns the balances that differed.
 */
export async function rebuildBalances(sql: postgres.Sql): Promise<RebuiltBalance[]> {
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms order by 1`
  const rebuilt: RebuiltBalance[] = []
  for (const { id } of platforms)
    await sql.begin(async (tx) => {
      await tx`select app.enter(${id})`
      // No posting during the rebuild: a sum without the newest entry would be a wrong balance.
      await tx`lock table ledger_entries in share row exclusive mode`
      const rows = await tx<Omit<RebuiltBalance, 'platformId'>[]>`
        update ledger_accounts a set balance_cents = derived.cents
        from (
          select a.id, a.balance_cents as stored, coalesce(sum(e.amount_cents), 0) as cents from ledger_accounts a
          left join ledger_entries e on (e.platform_id, e.account_id) = (a.platform_id, a.id)
          where a.platform_id = ${id} and a.is_locked group by a.platform_id, a.id
        ) derived
        where a.platform_id = ${id} and a.id = derived.id and coalesce(derived.stored, 0) <> derived.cents
        returning a.code, a.currency, coalesce(derived.stored, 0)::text as "fromCents", derived.cents::text as "toCents"`
      rebuilt.push(...rows.map((row) => ({ platformId: id, ...row })))
    })
  return rebuilt
}
