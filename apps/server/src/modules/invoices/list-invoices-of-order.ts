import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import type { Scope } from '#scope.ts'
import { shownInvoice } from './shown-invoice.ts'

/** Invoices of a sale, for its drawer. */
export async function listInvoicesOfOrder(scope: Scope, orderId: string) {
  const rows = await scope.tx
    .select({ invoice: saleInvoices, productName: products.name })
    .from(saleInvoices)
    .innerJoin(products, eq(products.id, saleInvoices.productId))
    .where(and(eq(saleInvoices.platformId, scope.platformId), eq(saleInvoices.orderId, orderId)))
    .orderBy(saleInvoices.id)
  return rows.map(({ invoice, productName }) => ({ ...shownInvoice(scope, invoice), productName }))
}

/** Issued invoices of several purchases, as their buyer may see them. */
export async function listIssuedInvoices(scope: Scope, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const rows = await scope.tx
    .select()
    .from(saleInvoices)
    .where(
      and(
        eq(saleInvoices.platformId, scope.platformId),
        inArray(saleInvoices.orderId, [...orderIds]),
        eq(saleInvoices.state, 'ISSUED'),
      ),
    )
    .orderBy(saleInvoices.id)
  return rows.map((invoice) => {
    const { id, url, accessKey, outsideNumber } = shownInvoice(scope, invoice)
    return { id, orderId: invoice.orderId, url, identifier: outsideNumber ?? accessKey ?? '' }
  })
}
