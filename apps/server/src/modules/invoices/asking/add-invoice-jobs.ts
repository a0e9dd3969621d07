import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { saleInvoices } from '#db/schema/invoices.ts'
import { issueAt } from '#modules/invoices/open-invoices.ts'
import { cancelNow } from '#modules/invoices/withdraw-invoices.ts'
import type { Scope } from '#scope.ts'

/**
 * Adds the jobs of the requested invoices, and returns their number. A refused invoice is declared anew; for an invoice that
 * is being sent or cancelled the tax authority is asked again. Invoices of goods are not issued here.
 */
export async function addInvoiceJobs(
  scope: Scope,
  sellerId: string,
  wanted: SQL | undefined,
): Promise<number> {
  const { tx, platformId } = scope
  const own = and(
    eq(saleInvoices.platformId, platformId),
    eq(saleInvoices.sellerId, sellerId),
    eq(saleInvoices.kind, 'SERVICE'),
    wanted,
  )
  await tx
    .update(saleInvoices)
    .set({ state: 'TO_ISSUE' })
    .where(and(own, eq(saleInvoices.state, 'REJECTED')))
  const asked = await tx
    .select({ id: saleInvoices.id, state: saleInvoices.state })
    .from(saleInvoices)
    .where(and(own, inArray(saleInvoices.state, ['TO_ISSUE', 'SENDING', 'CANCELING'])))
  for (const { id, state } of asked) await (state === 'CANCELING' ? cancelNow(scope, id) : issueAt(scope, id))
  return asked.length
}
