import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

const waitHours = 24

/**
 * Requests recovery for a master who forgot the password. Nothing is mailed: within a day another master
 * approves it and hands over the link. A pending request is reused.
 */
export async function askRecovery(scope: Scope, { id }: User): Promise<void> {
  const { tx, platformId, now } = scope
  const [waiting] = await tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, id),
        eq(oneTimeTokens.purpose, 'MASTER_RECOVERY'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  if (waiting) return
  await tx.insert(oneTimeTokens).values({
    platformId,
    userId: id,
    purpose: 'MASTER_RECOVERY',
    door: 'MASTER',
    // The token of this request is never handed out: only the decision of another master completes it.
    tokenHash: hashToken(randomToken()),
    triesLeft: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + waitHours * 3_600_000),
  })
  await writeAudit(scope, theProduct, { action: 'master.recovery_asked', subject: id, detail: {} })
}
