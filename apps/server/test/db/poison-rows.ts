import type postgres from 'postgres'

export type Column = {
  table: string
  column: string
  type: string
  isRequired: boolean
  isGenerated: boolean
}

/** Every column of every table of ours, read from the catalogue. */
export async function readColumns(owner: postgres.Sql): Promise<Map<string, Column[]>> {
  const columns = await owner<Column[]>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef as "isRequired", a.attidentity <> '' as "isGenerated"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`
  return Map.groupBy(columns, ({ table }) => table)
}

/**
 * Puts one row of the platform into every table, with its marker in every text. Foreign keys and triggers are off
 * meanwhile: the rows need not make sense, but no other tenant may ever see them.
 */
export async function plantPoison(
  owner: postgres.Sql,
  { platformId, marker }: { platformId: string; marker: string },
) {
  const tables = await readColumns(owner)
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    for (const [table, columns] of tables)
      await sql`insert into ${sql(table)} ${sql(poisonRow(columns, { platformId, marker }))}`
  })
  return [...tables.keys()]
}

/** A row with a value in every required column, and the marker in every text. */
export function poisonRow(
  columns: readonly Column[],
  { platformId, marker }: { platformId: string; marker: string },
) {
  return Object.fromEntries(
    columns
      .filter(({ type, isRequired, isGenerated }) => !isGenerated && (isRequired || type === 'text'))
      .map(({ column, type }) => [column, column === 'platform_id' ? platformId : poisonOf(type, marker)]),
  )
}

function poisonOf(type: string, marker: string): string | number | boolean | Date | string[] | Buffer {
  switch (type) {
    case 'text':
      return marker
    case 'text[]':
      return [marker]
    case 'uuid':
      return crypto.randomUUID()
    case 'integer':
    case 'bigint':
    case 'smallint':
      return 1
    case 'boolean':
      return true
    case 'jsonb':
      return JSON.stringify({ marker })
    case 'bytea':
      return Buffer.from(marker)
    default:
      if (type.startsWith('timestamp') || type === 'date') return new Date('2026-03-02T12:00:00Z')
      throw new Error(`There is no poison for a column of type ${type}`)
  }
}
