import type postgres from 'postgres'

/**
 * Writes one row for each row of `from`, all of them like the one row of the table that `like` finds, but for the columns in `changes`: SQL
 * that may name `made`, the row of `from`. Numbers that PostgreSQL gives out itself are left to it.
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
  // Rows that refer to these are checked one by one, by a plan made for as many rows as PostgreSQL knows of.
  await owner.unsafe(`analyze ${table}`)
}
