import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../../../api/context.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'
import { getPlatform } from '../../platforms/get-platform.ts'
import { getUser } from '../users/user.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { newTotpSecret, totpSecretPlace, totpUri } from './totp.ts'

/** Hands out a new secret. It counts for nothing until a code made with it comes back. */
export async function startSecondFactor(
  scope: Scope,
  session: SessionUser,
): Promise<{ secret: string; uri: string }> {
  requireFreshProof(scope, session)
  const user = await getUser(scope, session.userId)
  if (user.totpEnabledAt) throw new AppError('input_invalid', { reason: 'second_factor_enabled' })
  const secret = newTotpSecret()
  const totpSecret = scope.app.secrets.seal(secret, totpSecretPlace(scope, user))
  await scope.tx.update(users).set({ totpSecret, totpLastStep: null }).where(eq(users.id, user.id))
  const { name: issuer } = await getPlatform(scope)
  return { secret, uri: totpUri({ secret, issuer, label: user.email }) }
}
