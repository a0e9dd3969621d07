import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { type FileType, fileTypes } from './file-kinds.ts'
import { isObjectKey } from './object-key.ts'

export type UploadGrant = { key: string; contentType: FileType; sizeBytes: number; expiresAt: Date }

const linkQuery = z.object({
  key: z.string().refine(isObjectKey),
  type: z.enum(fileTypes),
  size: z.coerce.number().int().positive(),
  expires: z.coerce.number().int().positive(),
  signature: z.string(),
})

/** Signature over everything that the link permits: method, name, type, size and expiry. */
export function signUploadGrant(grant: UploadGrant, secret: Buffer): string {
  return new URLSearchParams({
    key: grant.key,
    type: grant.contentType,
    size: String(grant.sizeBytes),
    expires: String(grant.expiresAt.getTime()),
    signature: signatureOf(grant, secret),
  }).toString()
}

export function readUploadGrant(query: unknown, { secret, now }: { secret: Buffer; now: Date }): UploadGrant {
  const parsed = linkQuery.safeParse(query)
  if (!parsed.success) throw new AppError('permission_missing', { reason: 'signature' })
  const { key, type, size, expires, signature } = parsed.data
  const grant = { key, contentType: type, sizeBytes: size, expiresAt: new Date(expires) }
  if (!equalInConstantTime(signature, signatureOf(grant, secret)))
    throw new AppError('permission_missing', { reason: 'signature' })
  if (now.getTime() >= grant.expiresAt.getTime()) throw new AppError('token_expired')
  return grant
}

function signatureOf({ key, contentType, sizeBytes, expiresAt }: UploadGrant, secret: Buffer): string {
  const permitted = JSON.stringify(['PUT', key, contentType, sizeBytes, expiresAt.getTime()])
  return createHmac('sha256', secret).update(permitted).digest('base64url')
}
