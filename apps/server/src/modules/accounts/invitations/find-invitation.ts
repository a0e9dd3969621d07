import type { Role } from '@balcao/domain/vocabulary'
import { and, desc, eq } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

/** The latest invitation of a person for a door, up to a month after it expired. */
export async function findInvitation({ tx, now }: Scope, { userId, door }: { userId: string; door: Role }) {
  const [link] = await tx
    .select({
      sentAt: oneTimeTokens.createdAt,
      expiresAt: oneTimeTokens.expiresAt,
      usedAt: oneTimeTokens.usedAt,
    })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'STAFF_INVITATION'),
        eq(oneTimeTokens.door, door),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
  if (!link) return null
  const { sentAt, expiresAt, usedAt } = link
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOpen: usedAt === null && expiresAt > now,
  }
}
