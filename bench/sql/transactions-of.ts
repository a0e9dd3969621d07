import type postgres from 'postgres'

/** The acquirer's ids of these payments. */
export async function transactionsOf(owner: postgres.Sql, paymentIds: readonly string[]): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    select transaction_id as id from payments where id = any(${[...paymentIds]})`
  return rows.map(({ id }) => id)
}
