import { AppError } from '@balcao/domain/texts/app-error'
import type { CertificateHalf } from '@balcao/providers/contract'
import type { ClientCertificate } from '@balcao/providers/transport/transport'
import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { platforms } from '#db/schema/platforms.ts'
import { isUsableCertificate } from '#kit/http/check-client-certificate.ts'
import { fileKinds } from '#kit/storage/file-kinds.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { forgetCertificateJob } from './forget-certificate.job.ts'
import {
  certificateColumns,
  certificateFolder,
  certificatePlace,
  certificateType,
  writeCertificate,
} from './platform-certificate.ts'

export type CertificateToStore = {
  half: CertificateHalf
  /** A PFX, or PEM text that holds the certificate and its private key. */
  file: Uint8Array
  passphrase?: string | undefined
  /** PEM text of the bank's own authority, if the bank has one. */
  authority?: string | undefined
}

/** Longer than any call that may still use the former certificate. */
const formerKeptSeconds = 3600

/**
 * Stores the certificate of one half of a bank's API. It is sealed before it leaves this process, is stored
 * where only the server reads, and can be replaced but never read back. The storage is written outside the
 * transaction, before the platform refers to it.
 */
export async function storePlatformCertificate(
  app: App,
  platformId: string,
  { half, file, passphrase, authority }: CertificateToStore,
  by: Actor,
): Promise<void> {
  const certificate = { ...partsOf(file), passphrase, authority }
  if (!isUsableCertificate(certificate, app.clock.now()))
    throw new AppError('input_invalid', { field: 'file' })

  const reference = newObjectKey(certificateFolder, certificateType)
  const place = certificatePlace({ platformId, half, reference })
  const sealed = Buffer.from(app.secrets.seal(writeCertificate(certificate), place))
  await app.store.put(reference, sealed, certificateType)

  try {
    await inScope(app, platformId, async (scope) => {
      await pointTo(scope, certificateColumns[half], reference)
      await writeAudit(scope, by, {
        action: 'platform_certificate.stored',
        subject: platformId,
        detail: { half, reference },
      })
    })
  } catch (error) {
    await app.store.remove(reference)
    throw error
  }
}

type Column = (typeof certificateColumns)[CertificateHalf]

async function pointTo(scope: Scope, column: Column, reference: string): Promise<void> {
  const { tx, platformId, now } = scope
  const [former] = await tx
    .select({ reference: platforms[column] })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
    .for('update')
  if (!former) throw new AppError('not_found')
  await updatePlatform(scope, { [column]: reference })
  if (former.reference === null) return
  const runAt = new Date(now.getTime() + formerKeptSeconds * 1000)
  await addJob(scope, forgetCertificateJob, { reference: former.reference }, { runAt })
}

const block = (label: string) => new RegExp(`-----BEGIN ${label}-----[\\s\\S]+?-----END ${label}-----`, 'g')

function partsOf(file: Uint8Array): ClientCertificate {
  if (file.byteLength === 0 || file.byteLength > fileKinds[certificateType].bytesMax / 4)
    throw new AppError('input_invalid', { field: 'file' })
  const text = Buffer.from(file).toString('latin1')
  if (!text.includes('-----BEGIN ')) return { pfx: file }
  const certificate = text.match(block('CERTIFICATE'))?.join('\n')
  const privateKey = text.match(block('(?:ENCRYPTED |RSA |EC )?PRIVATE KEY'))?.[0]
  if (!certificate || !privateKey) throw new AppError('input_invalid', { field: 'file' })
  return { certificate, privateKey }
}
