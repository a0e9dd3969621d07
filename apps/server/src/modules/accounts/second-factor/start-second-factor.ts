import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { refuseBuyer } from './refuse-buyer.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { newTotpSecret, totpSecretPlace, totpUri } from './totp.ts'

/** Creates a new secret, which is not valid before its first code is confirmed. */
export async function startSecondFactor(caller: Caller): Promise<{ secret: string; uri: string }> {
  refuseBuyer(caller.session)
  requireFreshProof(caller, caller.session)
  const user = await getUser(caller, caller.session.userId)
  if (user.totpEnabledAt) throw new AppError('input_invalid', { reason: 'second_factor_enabled' })
  const secret = newTotpSecret()
  const totpSecret = caller.app.secrets.seal(secret, totpSecretPlace(caller, user))
  await caller.tx.update(users).set({ totpSecret, totpLastStep: null }).where(eq(users.id, user.id))
  const { name: issuer } = await getPlatform(caller)
  return { secret, uri: totpUri({ secret, issuer, label: user.email }) }
}
