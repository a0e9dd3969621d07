import { and, eq, inArray } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import type { Scope } from '#scope.ts'
import { cancelInvoiceJob } from './sending/cancel-invoice.job.ts'

/**
 * Withdraws the invoices of a sale whose whole money was returned. Invoices not issued yet are dropped. After a refund an
 * issued invoice is cancelled at the tax authority, and an invoice that is being sent is cancelled once its outcome is known.
 * After a chargeback an issued invoice stays, since the service was given; the seller may cancel it.
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
  // An invoice of another program is cancelled in that program.
  for (const { id, state, dpsXml } of left)
    if (state === 'ISSUED' && dpsXml !== null) await startCancellation(scope, id)
}

export async function startCancellation(scope: Scope, invoiceId: string): Promise<void> {
  const { tx, platformId } = scope
  await tx
    .update(saleInvoices)
    .set({ state: 'CANCELING', cancelXml: null, refusalCode: null, refusalText: null })
    .where(and(eq(saleInvoices.platformId, platformId), eq(saleInvoices.id, invoiceId)))
  await cancelNow(scope, invoiceId)
}

export function cancelNow(scope: Scope, invoiceId: string): Promise<void> {
  return addJob(scope, cancelInvoiceJob, { invoiceId }, { key: `cancel-invoice:${invoiceId}` })
}
