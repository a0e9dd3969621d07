import type { Role } from '@balcao/domain/vocabulary'
import { platformOfDoor } from '../doors/doors.ts'
import type { Visitor } from '../doors/visitor.ts'
import type { Passkey } from './passkey.ts'
import { newChallenge, type PasskeyQuestion, questionLifetimeMs } from './passkey-question.ts'
import { relyingPartyOf } from './relying-party.ts'

/** The question with which somebody at a door is asked who they are. Their device knows which passkeys it has for this host. */
export function entryQuestion(visitor: Visitor, door: Role): PasskeyQuestion {
  return {
    kind: 'ENTER',
    platformId: platformOfDoor(door, visitor.platformId),
    door,
    party: relyingPartyOf(visitor, door),
    sessionId: null,
  }
}

/** What a browser needs to have a passkey answer. Without `passkeys` the person chooses among those that the device has. */
export async function askForPasskey(
  { app }: Visitor,
  question: PasskeyQuestion,
  passkeys: readonly Passkey[] = [],
) {
  // Loaded for the first passkey of a process: it knows much about certificates, and is large.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  // Extensions may hold bytes, which JSON does not: none are asked for.
  const { extensions, ...options } = await generateAuthenticationOptions({
    rpID: question.party.host,
    challenge: newChallenge(app, question),
    timeout: questionLifetimeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return options
}
