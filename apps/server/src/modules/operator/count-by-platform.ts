import { type SQL, sql } from 'drizzle-orm'
import type { AcrossReader } from '#db/across-platforms.ts'

/**
 * Numbers of rows by platform, of the platforms that a condition on `p` selects. Each entry of `rows` is the rest of a query after `from`, on a table
 * `t` of the platform `p`; a platform without such rows has no number. The lateral queries read only the indexes of each platform, and Citus takes
 * them, unlike counts in the list of columns.
 */
export async function countByPlatform<Name extends string>(
  db: Pick<AcrossReader, 'execute'>,
  rows: Record<Name, SQL>,
  which: SQL = sql`true`,
): Promise<Map<string, Partial<Record<Name, number>>>> {
  const counts = Object.entries<SQL>(rows).map(
    ([name, of]) => sql`
    select p.platform_id as "platformId", ${name}::text as name, counted.count from platforms p
    cross join lateral (select count(*)::int as count from ${of} and t.platform_id = p.platform_id group by t.platform_id) counted
    where p.kind = 'TENANT' and ${which}`,
  )
  const found = await db.execute<{ platformId: string; name: Name; count: number }>(
    sql.join(counts, sql` union all `),
  )
  const byPlatform = new Map<string, Partial<Record<Name, number>>>()
  for (const { platformId, name, count } of found)
    byPlatform.set(platformId, { ...byPlatform.get(platformId), [name]: count } as never)
  return byPlatform
}
