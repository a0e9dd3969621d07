import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

const linkLifetimeHours = 24

/**
 * Creates the path of a link that sets a master's password, once and within a day. The operator's command
 * line prints it and nothing mails it: a master's mailbox must not open every platform. An existing second
 * factor stays. Earlier links become invalid.
 */
export async function inviteMaster(scope: Scope, { id }: User): Promise<string> {
  const { tx, platformId, now } = scope
  await endSessions(scope, { userId: id, exceptSessionId: null, door: 'MASTER' })
  const token = randomToken()
  await tx.insert(oneTimeTokens).values({
    platformId,
    userId: id,
    purpose: 'MASTER_INVITATION',
    door: 'MASTER',
    tokenHash: hashToken(token),
    triesLeft: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifetimeHours * 3_600_000),
  })
  await writeAudit(scope, theProduct, { action: 'master.invited', subject: id, detail: {} })
  return `/recover-password?invitation=${token}&door=MASTER`
}
