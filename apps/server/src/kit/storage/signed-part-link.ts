import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'

export type PartGrant = { partsId: string; number: number; sizeBytes: number; expiresAt: Date }

const linkQuery = z.object({
  parts: z.string().regex(/^[0-9a-f]{32}$/),
  number: z.coerce.number().int().positive(),
  size: z.coerce.number().int().positive(),
  expires: z.coerce.number().int().positive(),
  signature: z.string(),
})

/** Signature over everything that the link permits: method, file, number, size and expiry. */
export function signPartGrant(grant: PartGrant, secret: Buffer): string {
  return new URLSearchParams({
    parts: grant.partsId,
    number: String(grant.number),
    size: String(grant.sizeBytes),
    expires: String(grant.expiresAt.getTime()),
    signature: signatureOf(grant, secret),
  }).toString()
}

export function readPartGrant(query: unknown, { secret, now }: { secret: Buffer; now: Date }): PartGrant {
  const parsed = linkQuery.safeParse(query)
  if (!parsed.success) throw new AppError('permission_missing', { reason: 'signature' })
  const { parts, number, size, expires, signature } = parsed.data
  const grant = { partsId: parts, number, sizeBytes: size, expiresAt: new Date(expires) }
  if (!equalInConstantTime(signature, signatureOf(grant, secret)))
    throw new AppError('permission_missing', { reason: 'signature' })
  if (now.getTime() >= grant.expiresAt.getTime()) throw new AppError('token_expired')
  return grant
}

function signatureOf({ partsId, number, sizeBytes, expiresAt }: PartGrant, secret: Buffer): string {
  const permitted = JSON.stringify(['PART', partsId, number, sizeBytes, expiresAt.getTime()])
  return createHmac('sha256', secret).update(permitted).digest('base64url')
}
