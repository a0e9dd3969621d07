import { documentKind } from '@balcao/domain/people/document'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { type OpenedPfx, PfxError, readPfx } from '#kit/crypto/read-pfx.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { certificateFactsOf, isOfCompany, sealCertificate } from './certificate.ts'
import type { CertificateInput } from './fiscal-profile.input.ts'
import { lockFiscalProfile } from './fiscal-profile.ts'

/**
 * Stores the certificate with which the caller's company signs invoices. The file is opened here, so that a wrong password
 * or company is refused at once. The password is not stored.
 */
export async function saveCertificate(caller: Caller, { file, password }: CertificateInput): Promise<void> {
  const { app, tx, platformId, session, ip, now } = caller
  const profile = await lockFiscalProfile(caller, session.userId)
  if (!profile) throw new AppError('fiscal_profile_missing')
  const { privateKey, certificate, chain } = openFile(Buffer.from(file, 'base64'), password)
  if (privateKey.asymmetricKeyType !== 'rsa') throw new AppError('certificate_unreadable', { field: 'file' })
  const facts = certificateFactsOf(certificate)
  if (certificate.validToDate <= now) throw new AppError('certificate_expired', { field: 'file' })
  const { document } = await getUser(caller, session.userId)
  if (document === null || documentKind(document) !== 'CNPJ') throw new AppError('company_missing')
  if (!isOfCompany(facts, document)) throw new AppError('certificate_of_other', { field: 'file' })
  const pem = {
    certificate: [certificate, ...chain].map(String).join(''),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  await tx
    .update(fiscalProfiles)
    .set({ certificate: sealCertificate(app, profile, pem), certificateFacts: facts, updatedAt: now })
    .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.id, profile.id)))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'fiscal_certificate.stored', subject: session.userId, detail: { ...facts } },
  )
}

function openFile(file: Buffer, password: string): OpenedPfx {
  try {
    return readPfx(file, password)
  } catch (error) {
    if (!(error instanceof PfxError)) throw error
    if (error.problem === 'password') throw new AppError('certificate_password_wrong', { field: 'password' })
    throw new AppError('certificate_unreadable', { field: 'file' })
  }
}
