import { readFile } from 'node:fs/promises'
import type postgres from 'postgres'
import type { Check } from './check.ts'

const oldestVersion = 150_000
const journal = new URL('../../db/migrations/meta/_journal.json', import.meta.url)

export async function checkVersion(sql: postgres.Sql, place: string): Promise<Check> {
  const [server] = await sql<{ version: string; number: number; size: string }[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int as number,
      pg_size_pretty(pg_database_size(current_database())) as size`
  return {
    name: 'database',
    ok: server !== undefined && server.number >= oldestVersion,
    detail: `PostgreSQL ${server?.version} at ${place}, ${server?.size}`,
  }
}

/** Compares the newest migration beside this code with the newest one that the database has seen. */
export async function checkMigrations(sql: postgres.Sql): Promise<Check> {
  const { entries }: { entries: { when: number; tag: string }[] } = JSON.parse(
    await readFile(journal, 'utf8'),
  )
  const newest = entries.at(-1)
  const name = 'migrations'
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`
  if (!table?.name) return { name, ok: false, detail: 'The database is empty: start the product once.' }
  const [applied] = await sql<{ when: string | null; count: number }[]>`
    select max(created_at)::text as when, count(*)::int as count from drizzle.__drizzle_migrations`
  const when = Number(applied?.when)
  if (when === newest?.when) return { name, ok: true, detail: `At head: ${newest.tag}` }
  return {
    name,
    ok: false,
    detail:
      when > (newest?.when ?? 0)
        ? 'The database is ahead of this code: a newer version has been started on it.'
        : `${applied?.count} of ${entries.length} applied, ${newest?.tag} is missing: restart the product.`,
  }
}
