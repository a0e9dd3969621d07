import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { passkeys } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { requireFreshProof } from '#modules/accounts/second-factor/require-fresh-proof.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { opensDoor, signingAlgorithms, userHandleOf } from './passkey.ts'
import { newChallenge, type PasskeyQuestion, questionLifetimeMs } from './passkey-question.ts'
import { relyingPartyOf } from './relying-party.ts'

const passkeysMax = 20

export function makingQuestion(
  visitor: Visitor,
  { platformId, role, sessionId }: SessionUser,
): PasskeyQuestion {
  return { kind: 'MAKE', platformId, door: role, party: relyingPartyOf(visitor, role), sessionId }
}

/**
 * Options for a browser to create a passkey on a device. A device that already has one for this door reports
 * it instead.
 */
export async function startPasskey(visitor: Visitor, session: SessionUser) {
  const question = makingQuestion(visitor, session)
  const { host } = question.party
  const { userId, role } = session
  const { user, platform, held } = await inScope(visitor.app, session.platformId, async (scope) => {
    requireFreshProof(scope, session)
    return {
      user: await getUser(scope, userId),
      platform: await getPlatform(scope),
      held: await scope.tx.select().from(passkeys).where(eq(passkeys.userId, userId)),
    }
  })
  if (held.length >= passkeysMax) throw new AppError('passkeys_full')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  // No extensions are requested: they may contain bytes, which JSON cannot represent.
  const { extensions, ...options } = await generateRegistrationOptions({
    rpName: platform.name,
    rpID: host,
    userName: user.email,
    userDisplayName: user.name,
    userID: userHandleOf({ userId, madeBehind: role }),
    challenge: newChallenge(visitor.app, question),
    timeout: questionLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: signingAlgorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: held
      .filter((passkey) => passkey.host === host && opensDoor(passkey, role))
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return options
}
