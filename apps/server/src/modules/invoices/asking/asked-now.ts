import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { saleInvoices } from '#db/schema/invoices.ts'
import { issueAt } from '#modules/invoices/open-invoices.ts'
import type { Scope } from '#scope.ts'

/**
 * Adds the jobs of a seller's invoices that can be issued here. One that is being sent is asked about again; a refused one
 * is declared anew.
 */
export async function askedNow(scope: Scope, sellerId: string, wanted: SQL | undefined): Promise<number> {
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
    .select({ id: saleInvoices.id })
    .from(saleInvoices)
    .where(and(own, inArray(saleInvoices.state, ['TO_ISSUE', 'SENDING'])))
  for (const { id } of asked) await issueAt(scope, id)
  return asked.length
}
