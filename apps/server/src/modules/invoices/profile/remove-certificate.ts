import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockFiscalProfile } from './fiscal-profile.ts'

/** Deletes the caller's certificate at once. Invoices wait until another certificate is uploaded. */
export async function removeCertificate(caller: Caller): Promise<void> {
  const { tx, platformId, session, ip, now } = caller
  const profile = await lockFiscalProfile(caller, session.userId)
  if (!profile?.certificate) throw new AppError('not_found')
  await tx
    .update(fiscalProfiles)
    .set({ certificate: null, certificateFacts: null, updatedAt: now })
    .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.id, profile.id)))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'fiscal_certificate.removed',
      subject: session.userId,
      detail: { ...profile.certificateFacts },
    },
  )
}
