import type { Role } from '@balcao/domain/vocabulary'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { Passkey } from './passkey.ts'
import { newChallenge, type PasskeyQuestion, questionLifetimeMs } from './passkey-question.ts'
import { relyingPartyOf } from './relying-party.ts'

/** Question for a login, without a list of passkeys: the device offers its own for this host. */
export function entryQuestion(visitor: Visitor, door: Role): PasskeyQuestion {
  return {
    kind: 'ENTER',
    platformId: platformOfDoor(door, visitor.platformId),
    door,
    party: relyingPartyOf(visitor, door),
    sessionId: null,
  }
}

/**
 * Options for a browser to request an answer of a passkey. Without `passkeys` the person chooses among those
 * of the device.
 */
export async function askForPasskey(
  { app }: Visitor,
  question: PasskeyQuestion,
  passkeys: readonly Passkey[] = [],
) {
  // Imported at the first passkey of a process, because the library is large.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  // No extensions are requested: they may contain bytes, which JSON cannot represent.
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: question.party.host,
    challenge: newChallenge(app, question),
    timeout: questionLifetimeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return options
}
