import { and, lt, sql } from 'drizzle-orm'
import type { Scope } from '../../scope.ts'
import type { RetentionRule } from './retention-rules.ts'

const dayMs = 86_400_000

/** Few enough that the locks are gone in a moment, many enough that a commit is worth its while. */
export const batchMax = 1_000

/**
 * Deletes some of what a rule lets go, the oldest first, and says how much. Fewer than a batch means that nothing is left but what
 * somebody holds at this moment: a row in use is not waited for. Null when another worker is at the same platform.
 */
export async function deleteExpiredBatch(
  { tx, platformId, now }: Scope,
  { table, since, keptDays, only }: RetentionRule,
): Promise<number | null> {
  const [lock] = await tx.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`retention ${platformId}`}, 0)) as "isOurs"`,
  )
  if (!lock?.isOurs) return null
  const expired = tx
    .select({ place: sql`ctid` })
    .from(table)
    .where(and(lt(since, new Date(now.getTime() - keptDays * dayMs)), only))
    .orderBy(since)
    .limit(batchMax)
    .for('update', { skipLocked: true })
  const { count } = await tx.execute(
    sql`delete from ${table} where ${table.platformId} = ${platformId} and ctid = any(array(${expired}))`,
  )
  return count
}
