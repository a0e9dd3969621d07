import { randomBytes } from 'node:crypto'
import type { Role } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { spendToken } from '#modules/platforms/spend-token.ts'
import type { Scope } from '#scope.ts'
import type { RelyingParty } from './relying-party.ts'

/** Purpose of a challenge: an answer to one question is not valid for another. */
export type PasskeyQuestion = {
  kind: 'MAKE' | 'ENTER' | 'PROVE'
  platformId: string
  door: Role
  party: RelyingParty
  /** Null before the login. */
  sessionId: string | null
}

export const questionLifetimeMs = 5 * 60_000

const nonceBytes = 16
const expiryBytes = 6
const sealBytes = 32
const purpose = 'passkey question'

/** A signed token instead of a stored row: opening a login page writes nothing. */
export function newChallenge(app: App, question: PasskeyQuestion): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(expiryBytes)
  expiry.writeUIntBE(app.clock.now().getTime() + questionLifetimeMs, 0, expiryBytes)
  const unsealed = Buffer.concat([randomBytes(nonceBytes), expiry])
  const seal = Buffer.from(signText(app.secrets, purpose, signedOf(question, unsealed)), 'base64url')
  return Uint8Array.from(Buffer.concat([unsealed, seal]))
}

/** Whether the challenge is ours, was made for this question and has not expired. True only once. */
export async function spendChallenge(
  scope: Scope,
  question: PasskeyQuestion,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  const { secrets } = scope.app
  if (bytes.length !== nonceBytes + expiryBytes + sealBytes) return false
  const unsealed = bytes.subarray(0, nonceBytes + expiryBytes)
  const seal = bytes.toString('base64url', unsealed.length)
  if (!isSignatureOf(secrets, purpose, signedOf(question, unsealed), seal)) return false
  const expiresAt = new Date(unsealed.readUIntBE(nonceBytes, expiryBytes))
  return spendToken(scope, bytes.toString('base64url'), expiresAt)
}

/** The challenge named in an answer; null for input that no browser sends. */
export async function challengeIn({
  response,
}: {
  response: { clientDataJSON: string }
}): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

function signedOf({ kind, platformId, door, party, sessionId }: PasskeyQuestion, unsealed: Buffer): string {
  return JSON.stringify([kind, platformId, door, party.origin, sessionId, unsealed.toString('base64url')])
}
