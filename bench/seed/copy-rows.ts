import type postgres from 'postgres'

/**
 * Writes one row for each row of `from`: a copy of the one row of the table that `like` finds, except for the columns
 * in `changes`. Their SQL may use the row of `from` as `made`. Generated columns are left to PostgreSQL.
 */
export async function copyRows(
  owner: postgres.Sql,
  {
    table,
    like,
    from,
    changes,
  }: { table: string; like: string; from: string; changes: Record<string, string> },
): Promise<void> {
  const columns = await owner<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' order by ordinal_position`
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `one.${name}`)
  await owner.unsafe(`
    insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from (select * from ${table} where ${like} limit 1) one, ${from} made order by made.n`)
  // PostgreSQL checks foreign keys to these rows one by one, by a plan for the row count in its statistics.
  await owner.unsafe(`analyze ${table}`)
}
