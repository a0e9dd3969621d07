import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

export type HeldCode = typeof oneTimeTokens.$inferSelect

/**
 * The newest code that this browser requested and can still use. Where the person is named, codes of other
 * people do not count.
 */
export async function findHeldCode(
  { tx, now }: Scope,
  { browserHash, userId }: { browserHash: string; userId?: string },
): Promise<HeldCode | null> {
  const [held] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        userId === undefined ? undefined : eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'CUSTOMER_CODE'),
        eq(oneTimeTokens.browserHash, browserHash),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        gt(oneTimeTokens.triesLeft, 0),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
    .for('update')
  return held ?? null
}
