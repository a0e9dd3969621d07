import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens, users } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

/** Masters who wait for another master's approval of their recovery, the oldest request first. */
export async function listRecoveries({ tx, now, session }: Caller) {
  const rows = await tx
    .select({
      id: oneTimeTokens.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      askedAt: oneTimeTokens.createdAt,
    })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.purpose, 'MASTER_RECOVERY'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .orderBy(asc(oneTimeTokens.createdAt), asc(oneTimeTokens.id))
  return rows.map(({ userId, askedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    isOwn: userId === session.userId,
  }))
}
