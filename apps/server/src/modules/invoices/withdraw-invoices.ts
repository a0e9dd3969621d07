import { and, eq, inArray } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import type { Scope } from '#scope.ts'
import { cancelInvoiceJob } from './sending/cancel-invoice.job.ts'

/**
 * Follows a sale whose whole money went back. Invoices not issued yet are dropped. After a refund an issued one is
 * cancelled at the tax authority; one that is being sent is cancelled once its outcome is known. After a chargeback it
 * stays, since the service was given: its seller may cancel it.
 */
export async function withdrawInvoices(
  scope: Scope,
  { orderId, cause }: { orderId: string; cause: 'REFUND' | 'CHARGEBACK' },
): Promise<void> {
  const { tx, platformId, now } = scope
  const ofOrder = and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.orderId, orderId))
  await tx
    .update(saleInvoices)
    .set({ state: 'DROPPED', withdrawnAt: now })
    .where(and(ofOrder, inArray(saleInvoices.state, ['TO_ISSUE', 'REJECTED'])))
  if (cause === 'CHARGEBACK') return
  const left = await tx
    .update(saleInvoices)
    .set({ withdrawnAt: now })
    .where(and(ofOrder, inArray(saleInvoices.state, ['SENDING', 'ISSUED'])))
    .returning({ id: saleInvoices.id, state: saleInvoices.state, dpsXml: saleInvoices.dpsXml })
  // An invoice of another program is cancelled there.
  for (const { id, state, dpsXml } of left)
    if (state === 'ISSUED' && dpsXml !== null) await startCancellation(scope, id)
}

export async function startCancellation(scope: Scope, invoiceId: string): Promise<void> {
  const { tx, platformId } = scope
  await tx
    .update(saleInvoices)
    .set({ state: 'CANCELING', cancelXml: null, refusalCode: null, refusalText: null })
    .where(and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.id, invoiceId)))
  await addJob(scope, cancelInvoiceJob, { invoiceId }, { key: `cancel-invoice:${invoiceId}` })
}
