import { createHash, randomUUID } from 'node:crypto'
import { proofHeader } from '@balcao/domain/checkout/proof-of-work'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import type { RateLimit } from '#kit/rate-limit.ts'
import type { RequestContext } from '#rpc/context.ts'

type Ground = { app: App; platformId: string }

/** About a quarter of a million hashes: under a second on a phone. */
export const secondOfWorkBits = 18
export const proofLifetimeMs = 5 * 60_000
const purpose = 'proof of work'

const challengeShape = z.object({
  id: z.uuid(),
  action: z.string(),
  bits: z.int(),
  expiresAt: z.iso.datetime(),
})

/**
 * Error that requires a proof of work for one action, such as one purchase. The challenge is signed, so that
 * nothing is stored before it is solved.
 */
export function askForProof(ground: Ground, action: string, bits: number): AppError {
  const expiresAt = new Date(ground.app.clock.now().getTime() + proofLifetimeMs).toISOString()
  const text = Buffer.from(JSON.stringify({ id: randomUUID(), action, bits, expiresAt })).toString(
    'base64url',
  )
  const challenge = `${text}.${signText(ground.app.secrets, purpose, signedOf(ground, text))}`
  return new AppError('proof_required', { challenge })
}

/** The proof, when it is valid for this action now and has at least `bits`. The caller marks its id as used. */
export function readProof(
  ground: Ground,
  action: string,
  { proof, bits: least }: { proof: string | undefined; bits: number },
): { id: string } | null {
  const [text = '', signed = ''] = proof?.split('.') ?? []
  if (!proof || !isSignatureOf(ground.app.secrets, purpose, signedOf(ground, text), signed)) return null
  const { id, bits, ...about } = challengeShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (about.action !== action || new Date(about.expiresAt) <= ground.app.clock.now() || bits < least)
    return null
  return leadingZeroBits(proof) >= bits ? { id } : null
}

/** Proof of work in the headers of a call. */
export function proofOf({ headers }: Pick<RequestContext['request'], 'headers'>): string | undefined {
  const sent = headers[proofHeader]
  return typeof sent === 'string' ? sent : undefined
}

const lightestBits = 12
const heaviestBits = 20

/**
 * Counts a call against the limit of its network. Thousands of people can share one address, so calls beyond
 * the limit are not refused: each needs a proof of work, whose cost grows with the excess.
 */
export function spendOrProve(context: RequestContext, limit: RateLimit, action: string): void {
  const { app, ip, request } = context
  const proof = readProof(context, action, { proof: proofOf(request), bits: lightestBits })
  if (proof && app.limits.spendOnce(proof.id)) return
  const excess = app.limits.excess(limit, addressNetwork(ip))
  if (excess === 0) return
  const bits = lightestBits + Math.floor(Math.log2(1 + excess))
  throw askForProof(context, action, Math.min(heaviestBits, bits))
}

function signedOf({ platformId }: Ground, text: string): string {
  return `${platformId} ${text}`
}

function leadingZeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}
