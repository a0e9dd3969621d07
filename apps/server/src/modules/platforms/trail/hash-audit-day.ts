import { createHash } from 'node:crypto'
import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/** Previous hash of the first day of a trail. */
export const noHash = '0'.repeat(64)

/**
 * Count and hash of the rows dated on a day. The hash is computed over the hashes of the rows' lines, so that
 * a day of any size needs little memory.
 */
export async function hashAuditRows(
  { tx, platformId }: Pick<Scope, 'tx' | 'platformId'>,
  day: CalendarDay,
): Promise<{ rowsCount: number; rowsHash: string }> {
  const { from, to } = boundsOfDays(day)
  const [row] = await tx.execute<{ rowsCount: number; rowsHash: string }>(sql`
    select count(*)::int as "rowsCount", encode(sha256(convert_to(coalesce(
      string_agg(encode(sha256(convert_to(app.audit_line(l), 'utf8')), 'hex'), E'\n' order by l.at, l.id), ''), 'utf8')), 'hex') as "rowsHash"
    from audit_log l
    where l.platform_id = ${platformId} and l.at >= ${from.toISOString()} and l.at < ${to.toISOString()}`)
  if (!row) throw new Error('A sum has one row')
  return row
}

/**
 * The hash of a day. It includes the rows only through their common hash, so that it can also be computed for
 * a day whose rows are in the archive.
 */
export function hashAuditDay(day: {
  previousHash: string
  platformId: string
  day: CalendarDay
  rowsCount: number
  rowsHash: string
}): string {
  const { previousHash, platformId, rowsCount, rowsHash } = day
  return createHash('sha256')
    .update([previousHash, platformId, day.day, rowsCount, rowsHash].join('\n'))
    .digest('hex')
}
