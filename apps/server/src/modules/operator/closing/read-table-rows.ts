import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { inReplicaScope } from '#scope.ts'
import type { ExportedTable } from './exported-tables.ts'

const rowsOfAPage = 1_000

/** All rows of the platform in a table, each column as text, each page in a transaction of its own. */
export async function* readTableRows(
  app: App,
  platformId: string,
  { name, columns, key }: ExportedTable,
): AsyncGenerator<(string | null)[]> {
  const cells = sql.join(
    [...columns, ...key].map(
      (column, place) => sql`${sql.identifier(column.name)}::text as ${sql.raw(`c${place}`)}`,
    ),
    sql`, `,
  )
  const order = sql.join(
    key.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const readPage = (after: readonly string[] | null) =>
    inReplicaScope(app, platformId, ({ tx }) =>
      tx.execute<Record<string, string | null>>(sql`
        select ${cells} from ${sql.identifier(name)} where platform_id = ${platformId}
        ${after === null ? sql`` : sql`and (${order}) > (${valuesOf(key, after)})`}
        ${key.length === 0 ? sql`` : sql`order by ${order}`} limit ${rowsOfAPage}`),
    )
  for (let page = await readPage(null); ; ) {
    for (const row of page) yield columns.map((_, place) => row[`c${place}`] ?? null)
    const last = page.at(-1)
    if (!last || page.length < rowsOfAPage) return
    page = await readPage(key.map((_, place) => last[`c${columns.length + place}`] ?? ''))
  }
}

function valuesOf(key: ExportedTable['key'], values: readonly string[]) {
  return sql.join(
    key.map((column, place) => sql`${values[place]}::${sql.raw(column.type)}`),
    sql`, `,
  )
}
