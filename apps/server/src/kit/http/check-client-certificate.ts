import { Duplex } from 'node:stream'
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls'

export type CertificateFiles = {
  pfx?: Uint8Array | undefined
  certificate?: string | undefined
  privateKey?: string | undefined
  passphrase?: string | undefined
  authority?: string | undefined
}

/**
 * Whether a connection could be opened with the certificate now: it is parsed by the code that opens connections, while
 * the user can still correct it. An expired certificate is unusable.
 */
export function isUsableCertificate(
  { pfx, certificate, privateKey, passphrase, authority }: CertificateFiles,
  now: Date,
): boolean {
  try {
    const context = createSecureContext({
      ...(pfx && { pfx: Buffer.from(pfx) }),
      ...(certificate !== undefined && { cert: certificate }),
      ...(privateKey !== undefined && { key: privateKey }),
      ...(passphrase !== undefined && { passphrase }),
      ...(authority !== undefined && { ca: authority }),
    })
    const lastDay = endOf(context)
    return lastDay !== undefined && lastDay > now
  } catch {
    return false
  }
}

/** The end of a certificate, read from an unconnected socket: that works for every form of the file. */
function endOf(secureContext: SecureContext): Date | undefined {
  const nobody = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  const socket = new TLSSocket(nobody, { secureContext })
  try {
    return socket.getX509Certificate()?.validToDate
  } finally {
    socket.destroy()
  }
}
