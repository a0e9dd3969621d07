import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isSignatureOf, signText } from '../../kit/crypto/signature.ts'
import type { Scope } from '../../scope.ts'

/** About a quarter of a million hashes: under a second on a phone, and hours for somebody with thousands of cards. */
export const proofBits = 18
const lifetimeMs = 5 * 60_000
const purpose = 'card proof'

export const cardProofInput = z.object({ challenge: z.string().max(1000), solution: z.string().max(40) })
export type CardProof = z.output<typeof cardProofInput>

const challengeShape = z.object({
  id: z.uuid(),
  action: z.string(),
  bits: z.int(),
  expiresAt: z.iso.datetime(),
})

/** A riddle for one action, such as one purchase: signed, so that nothing has to be kept until it is solved. */
export function issueChallenge(scope: Scope, action: string): string {
  const expiresAt = new Date(scope.now.getTime() + lifetimeMs).toISOString()
  const body = Buffer.from(JSON.stringify({ id: randomUUID(), action, bits: proofBits, expiresAt }))
  const text = body.toString('base64url')
  return `${text}.${signText(scope.app.secrets, purpose, signedOf(scope, text))}`
}

/** The id of the challenge when the proof is good for this action now, and null otherwise. Whoever spends it remembers the id. */
export function readProof(scope: Scope, action: string, { challenge, solution }: CardProof): string | null {
  const [text = '', signed = ''] = challenge.split('.')
  if (!isSignatureOf(scope.app.secrets, purpose, signedOf(scope, text), signed)) return null
  const { id, bits, ...about } = challengeShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (about.action !== action || new Date(about.expiresAt) <= scope.now) return null
  return leadingZeroBits(`${challenge}.${solution}`) >= bits ? id : null
}

function signedOf({ platformId }: Scope, text: string): string {
  return `${platformId} ${text}`
}

function leadingZeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}
