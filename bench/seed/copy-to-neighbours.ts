import type postgres from 'postgres'

/** Tables that grow with sales. */
const grown = [
  'orders',
  'order_shares',
  'payments',
  'payment_movements',
  'balance_lots',
  'ledger_accounts',
  'ledger_journals',
  'ledger_entries',
  'ledger_day_totals',
  'figure_totals',
  'profit_totals',
]

/** The same number of rows for ten other platforms, so that the first has half of each table. */
export async function copyToNeighbours(owner: postgres.Sql, platformId: string): Promise<void> {
  await owner`create unlogged table bench_neighbours as select n, gen_random_uuid() as id from generate_series(0, 9) n`
  for (const table of grown) {
    const columns = await owner<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => (name === 'platform_id' ? 'neighbour.id' : `one.${name}`))
    await owner.unsafe(`
      insert into ${table} (${names.join(', ')}) overriding system value
      select ${values.join(', ')} from ${table} one
      join bench_neighbours neighbour on neighbour.n = abs(hashtext(one.ctid::text)) % 10
      where one.platform_id = '${platformId}'`)
  }
  await owner`vacuum analyze`
}
