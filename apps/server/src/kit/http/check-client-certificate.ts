import { createSecureContext } from 'node:tls'

export type CertificateFiles = {
  pfx?: Uint8Array | undefined
  certificate?: string | undefined
  privateKey?: string | undefined
  passphrase?: string | undefined
  authority?: string | undefined
}

/** Whether a connection could be opened with it: the same parser that will open one reads it now, while somebody can still correct it. */
export function isUsableCertificate({
  pfx,
  certificate,
  privateKey,
  passphrase,
  authority,
}: CertificateFiles): boolean {
  try {
    createSecureContext({
      ...(pfx && { pfx: Buffer.from(pfx) }),
      ...(certificate !== undefined && { cert: certificate }),
      ...(privateKey !== undefined && { key: privateKey }),
      ...(passphrase !== undefined && { passphrase }),
      ...(authority !== undefined && { ca: authority }),
    })
    return true
  } catch {
    return false
  }
}
