import { and, lt, sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'
import type { RetentionRule } from './retention-rules.ts'

const dayMs = 86_400_000

/** Rows per transaction: few enough for short locks, many enough to be worth a commit. */
export const batchMax = 1_000

/**
 * Deletes a batch of a rule's expired rows, the oldest first, and returns the number. Less than a full batch
 * means that only rows locked by others are left, which are skipped. Null if another worker cleans the same
 * platform.
 */
export async function deleteExpiredBatch(
  { tx, platformId, now }: Scope,
  { table, since, keptDays, only, isWrittenOnce }: RetentionRule,
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
  if (!isWrittenOnce) expired.for('update', { skipLocked: true })
  const { count } = await tx.execute(
    sql`delete from ${table} where ${table.platformId} = ${platformId} and ctid = any(array(${expired}))`,
  )
  return count
}
