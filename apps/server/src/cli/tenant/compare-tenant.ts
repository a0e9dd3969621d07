import type postgres from 'postgres'

export type TableSum = { table: string; rows: number; hash: string }

/** Every table with rows of platforms, by its name. */
export async function tenantTables(sql: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'platform_id' and not a.attisdropped
    order by 1`
  return rows.map(({ name }) => name)
}

/** Number of rows of a platform in each table, and a hash over all of their values in any order. */
export async function sumTenant(
  sql: postgres.Sql | postgres.TransactionSql,
  platformId: string,
  tables: readonly string[],
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of tables) {
    const [row] = await sql<{ rows: number; hash: string }[]>`
      select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
      from ${sql(table)} t where platform_id = ${platformId}`
    sums.push({ table, rows: row?.rows ?? 0, hash: row?.hash ?? '' })
  }
  return sums
}

/** The tables in which two sides differ. */
export function differencesOf(here: readonly TableSum[], there: readonly TableSum[]): string[] {
  const others = new Map(there.map((sum) => [sum.table, sum]))
  return here
    .filter(({ table, rows, hash }) => others.get(table)?.rows !== rows || others.get(table)?.hash !== hash)
    .map(({ table, rows }) => `${table} (${rows} rows here, ${others.get(table)?.rows ?? 0} there)`)
}
