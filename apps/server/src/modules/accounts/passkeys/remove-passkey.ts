import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { changePasskeys } from './change-passkeys.ts'
import { ownPasskeys } from './passkey.ts'
import { tellPasskeyChange } from './tell-passkey-change.ts'

/**
 * Removes a passkey of a caller with a fresh proof. A role that requires a second factor is back at its setup
 * after the last one.
 */
export function removePasskey(
  visitor: Visitor,
  session: SessionUser,
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const { userId, role } = session
  return changePasskeys(visitor, session, async (scope, user) => {
    const [passkey] = await scope.tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), ownPasskeys(session)))
      .returning()
    if (!passkey) throw new AppError('not_found')
    const detail = { passkeyId, label: passkey.label }
    await writeAudit(
      scope,
      { userId, ip: visitor.ip },
      { action: 'passkey.removed', subject: userId, detail },
    )
    await tellPasskeyChange(scope, visitor, { user, door: role, passkey, change: 'REMOVED' })
  })
}
