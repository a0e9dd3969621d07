import type { Role } from '@balcao/domain/vocabulary'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import type { Passkey } from './passkey.ts'
import { newChallenge, type PasskeyQuestion, questionLifetimeMs } from './passkey-question.ts'
import { relyingPartyOf } from './relying-party.ts'

/** The question for a login. The device knows which passkeys it has for this host. */
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
 * Options for a browser to have a passkey answer. Without `passkeys` the person chooses among those of the
 * device.
 */
export async function askForPasskey(
  { app }: Visitor,
  question: PasskeyQuestion,
  passkeys: readonly Passkey[] = [],
) {
  // Loaded with the first passkey of a process, because the library is large.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  // Extensions may hold bytes, which JSON cannot: none are requested.
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: question.party.host,
    challenge: newChallenge(app, question),
    timeout: questionLifetimeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return options
}
