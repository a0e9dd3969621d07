import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/** What stands before the first day of a trail. */
export const noHash = '0'.repeat(64)

/**
 * Count of the rows dated on a day, and its hash: of the day before, the platform, the day, and the hash of each row's line. Lines are
 * hashed one by one so that a day of any size is hashed in little memory.
 */
export async function hashAuditDay(
  { tx, platformId }: Pick<Scope, 'tx' | 'platformId'>,
  day: CalendarDay,
  previousHash: string,
): Promise<{ rowsCount: number; hash: string }> {
  const { from, to } = boundsOfDays(day)
  const [row] = await tx.execute<{ rowsCount: number; hash: string }>(sql`
    select count(*)::int as "rowsCount", encode(sha256(convert_to(concat_ws(E'\n',
      ${previousHash}::text, ${platformId}::text, ${day}::text,
      string_agg(encode(sha256(convert_to(app.audit_line(l), 'utf8')), 'hex'), E'\n' order by l.at, l.id)), 'utf8')), 'hex') as hash
    from audit_log l
    where l.platform_id = ${platformId} and l.at >= ${from.toISOString()} and l.at < ${to.toISOString()}`)
  if (!row) throw new Error('A sum has one row')
  return row
}
