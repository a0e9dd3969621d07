import type { Role } from '@balcao/domain/vocabulary'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import type { Passkey } from './passkey.ts'
import { tellPasskeyChange } from './tell-passkey-change.ts'

/**
 * Refuses a valid signature with a lower counter than the last one: a device only counts up, so the passkey
 * was copied. Its owner is notified.
 */
export async function refuseCopiedPasskey(
  scope: Scope,
  { ip, userAgent }: Visitor,
  { held, door, signatureCount }: { held: Passkey; door: Role; signatureCount: number },
): Promise<void> {
  const { id, userId, label } = held
  await writeAudit(
    scope,
    { userId: null, ip },
    {
      action: 'passkey.refused',
      subject: userId,
      detail: { passkeyId: id, label, lastCount: held.signatureCount, count: signatureCount },
    },
  )
  const user = await getUser(scope, userId)
  await tellPasskeyChange(scope, { ip, userAgent }, { user, door, passkey: held, change: 'COPIED' })
}
