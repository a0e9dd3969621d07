import { AppError } from '@balcao/domain/texts/app-error'
import { passkeys } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { issueRecoveryCodes } from '#modules/accounts/second-factor/issue-recovery-codes.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { changePasskeys } from './change-passkeys.ts'
import type { MadePasskey } from './passkey.input.ts'
import { readMadePasskey } from './read-made-passkey.ts'
import { makingQuestion } from './start-passkey.ts'
import { tellPasskeyChange } from './tell-passkey-change.ts'

/**
 * Stores a passkey that a device created. It is a second factor: from now on the password alone opens
 * nothing, so a person without a second factor before gets recovery codes, shown only once. A buyer has no
 * password and needs none.
 */
export function addPasskey(
  visitor: Visitor,
  session: SessionUser,
  { made, label }: { made: MadePasskey; label: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const { userId, role } = session
  return changePasskeys(visitor, session, async (scope, user) => {
    const { tx, platformId, now } = scope
    const question = makingQuestion(visitor, session)
    const key = await readMadePasskey(scope, question, made)
    if (!key) throw new AppError('passkey_invalid')
    const [passkey] = await tx
      .insert(passkeys)
      .values({
        ...key,
        platformId,
        userId,
        host: question.party.host,
        madeBehind: role,
        label,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [passkeys.platformId, passkeys.credentialId] })
      .returning()
    if (!passkey) throw new AppError('passkey_invalid')
    const needsCodes = role !== 'CUSTOMER' && !holdsSecondFactor(user)
    const detail = { passkeyId: passkey.id, label }
    await writeAudit(scope, { userId, ip: visitor.ip }, { action: 'passkey.added', subject: userId, detail })
    await tellPasskeyChange(scope, visitor, { user, door: role, passkey, change: 'ADDED' })
    return { recoveryCodes: needsCodes ? await issueRecoveryCodes(scope, userId) : null }
  })
}
