import { and, eq } from 'drizzle-orm'
import { fiscalProfiles } from '#db/schema/invoices.ts'
import { defineJob } from '#define-job.ts'
import { eraseCertificateTicket } from '#modules/accounts/privacy/erase-certificate-ticket.ts'
import { inScope } from '#scope.ts'

/** Erases the digital certificate of a person whose data is deleted. */
export const eraseCertificateJob = defineJob({
  ...eraseCertificateTicket,
  run: (app, { platformId, userId }) =>
    inScope(app, platformId, async ({ tx }) => {
      await tx
        .update(fiscalProfiles)
        .set({ certificate: null, certificateFacts: null })
        .where(and(eq(fiscalProfiles.platformId, platformId), eq(fiscalProfiles.sellerId, userId)))
    }),
})
