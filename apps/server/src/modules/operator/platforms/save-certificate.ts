import { AppError } from '@balcao/domain/texts/app-error'
import { storePlatformCertificate } from '#modules/acquirers/keys/store-platform-certificate.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import type { Master } from '#rpc/procedures-on-platform.ts'
import { inScope } from '#scope.ts'
import type { CertificateInput } from './platform.input.ts'

/**
 * Stores the certificate of one half of a bank's API, as PEM text with its key. The storage is written
 * outside any transaction.
 */
export async function saveCertificate(
  { app, session, ip }: Master,
  { platformId, half, pem, passphrase }: CertificateInput,
): Promise<void> {
  if (platformId === operatorPlatformId) throw new AppError('not_found')
  await inScope(app, platformId, getPlatform)
  const given = { half, file: Buffer.from(pem), ...(passphrase !== '' && { passphrase }) }
  await storePlatformCertificate(app, platformId, given, { userId: session.userId, ip })
}
