import { AppError } from '@balcao/domain/texts/app-error'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { addJob } from '#add-job.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import type { invoiceFilters } from '#modules/invoices/list-invoices.ts'
import { findFiscalProfile } from '#modules/invoices/profile/fiscal-profile.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { addInvoiceJobs } from './add-invoice-jobs.ts'
import { askForInvoicesJob } from './ask-for-invoices.job.ts'

/** Requests the chosen invoices. Invoices that are issued already, or cannot be issued here, are not in the returned count. */
export async function askForInvoices(caller: Caller, { invoiceIds }: { invoiceIds: string[] }) {
  await requireIssuer(caller)
  const count = await addInvoiceJobs(caller, caller.session.userId, inArray(saleInvoices.id, invoiceIds))
  await audit(caller, { count })
  return { count }
}

/** Requests all invoices that match the filters of the list, in a job. */
export async function askForAll(caller: Caller, filters: z.output<typeof invoiceFilters>): Promise<void> {
  await requireIssuer(caller)
  await addJob(caller, askForInvoicesJob, { sellerId: caller.session.userId, filters, after: null })
  await audit(caller, { filters })
}

async function requireIssuer(caller: Caller): Promise<void> {
  const profile = await findFiscalProfile(caller, caller.session.userId)
  if (!profile) throw new AppError('fiscal_profile_missing')
  if (!profile.certificate) throw new AppError('certificate_missing')
}

function audit(caller: Caller, detail: Record<string, unknown>): Promise<void> {
  const { session, ip } = caller
  return writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'invoices.asked', subject: session.userId, detail },
  )
}
