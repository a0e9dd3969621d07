import type { Role } from '@balcao/domain/vocabulary'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'

/** A link that was mailed, or handed to a master. It works once, until it expires. */
export type MailedLink = {
  token: string
  purpose: 'PASSWORD_RESET' | 'STAFF_INVITATION' | 'MASTER_INVITATION'
}

/** Owner of a link, and the door for which it was sent. */
export type LinkHolder = { owner: User; door: Role }

/** Null for a link that is used, expired, or of another platform. */
export async function findLinkHolder(scope: Scope, link: MailedLink): Promise<LinkHolder | null> {
  const [held] = await scope.tx.select().from(oneTimeTokens).where(isUsable(scope, link))
  return held ? { owner: await getUser(scope, held.userId), door: held.door } : null
}

/** False when a parallel request used the link first. */
export async function useUpLink(scope: Scope, link: MailedLink): Promise<boolean> {
  const used = await scope.tx
    .update(oneTimeTokens)
    .set({ usedAt: scope.now })
    .where(isUsable(scope, link))
    .returning({ id: oneTimeTokens.id })
  return used.length === 1
}

function isUsable({ now }: Scope, { token, purpose }: MailedLink) {
  return and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
}
