import { createHmac } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { isPlainFileName } from './attachment-named.ts'
import { isObjectKey } from './object-key.ts'

export type DownloadGrant = { key: string; expiresAt: Date; fileName: string | undefined }

const linkQuery = z.object({
  key: z.string().refine(isObjectKey),
  expires: z.coerce.number().int().positive(),
  name: z.string().refine(isPlainFileName).optional(),
  signature: z.string(),
})

/** Signature over everything that the link permits: method, key, file name and expiry. */
export function signDownloadGrant(grant: DownloadGrant, secret: Buffer): string {
  return new URLSearchParams({
    key: grant.key,
    expires: String(grant.expiresAt.getTime()),
    ...(grant.fileName !== undefined && { name: grant.fileName }),
    signature: signatureOf(grant, secret),
  }).toString()
}

export function readDownloadGrant(
  query: unknown,
  { secret, now }: { secret: Buffer; now: Date },
): DownloadGrant {
  const parsed = linkQuery.safeParse(query)
  if (!parsed.success) throw new AppError('permission_missing', { reason: 'signature' })
  const { key, expires, name: fileName, signature } = parsed.data
  const grant = { key, expiresAt: new Date(expires), fileName }
  if (!equalInConstantTime(signature, signatureOf(grant, secret)))
    throw new AppError('permission_missing', { reason: 'signature' })
  if (now.getTime() >= grant.expiresAt.getTime()) throw new AppError('token_expired')
  return grant
}

function signatureOf({ key, expiresAt, fileName = '' }: DownloadGrant, secret: Buffer): string {
  const permitted = JSON.stringify(['GET', key, expiresAt.getTime(), fileName])
  return createHmac('sha256', secret).update(permitted).digest('base64url')
}
