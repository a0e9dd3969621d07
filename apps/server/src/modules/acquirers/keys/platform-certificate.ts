import type { CertificateHalf } from '@balcao/providers/contract'
import type { ClientCertificate } from '@balcao/providers/transport/transport'
import { z } from 'zod'
import { isObjectKey } from '#kit/storage/object-key.ts'

export const certificateFolder = 'certificates'
export const certificateType = 'application/vnd.balcao.sealed'

/** Columns of the platform with the references of its certificates. */
export const certificateColumns = {
  cashIn: 'certCashInUrl',
  cashOut: 'certCashOutUrl',
} as const satisfies Record<CertificateHalf, string>

/** Whether the reference is a key of our own storage; any other reference counts as no certificate. */
export function isCertificateReference(reference: string): boolean {
  return isObjectKey(reference) && reference.startsWith(`${certificateFolder}/`)
}

/**
 * Place that a certificate is sealed for: it cannot be opened for another platform or for the other half of
 * the API.
 */
export function certificatePlace({
  platformId,
  half,
  reference,
}: {
  platformId: string
  half: CertificateHalf
  reference: string
}) {
  return { platformId, table: 'platforms', column: certificateColumns[half], rowId: reference }
}

const storedCertificate = z.object({
  pfx: z.base64().optional(),
  certificate: z.string().optional(),
  privateKey: z.string().optional(),
  passphrase: z.string().optional(),
  authority: z.string().optional(),
})

export function writeCertificate({ pfx, ...parts }: ClientCertificate): string {
  return JSON.stringify({ ...parts, pfx: pfx && Buffer.from(pfx).toString('base64') })
}

export function readCertificate(text: string): ClientCertificate {
  const { pfx, ...parts } = storedCertificate.parse(JSON.parse(text))
  return { ...parts, pfx: pfx === undefined ? undefined : Buffer.from(pfx, 'base64') }
}
