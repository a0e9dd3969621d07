import type { InvoiceEventType } from '@balcao/domain/platform/outgoing-events'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import { orders } from '#db/schema/orders.ts'
import { announceEvent } from '#modules/outgoing/announce-event.ts'
import { isHeard } from '#modules/outgoing/is-heard.ts'
import type { Scope } from '#scope.ts'
import { shownInvoice } from './shown-invoice.ts'

/** Announces the new state of an invoice. It is issued and cancelled once, and refused as often as it was declared. */
export async function announceInvoice(
  scope: Scope,
  type: InvoiceEventType,
  invoiceId: string,
): Promise<void> {
  const { tx, platformId, now } = scope
  const [found] = await tx
    .select({
      invoice: saleInvoices,
      order: { id: orders.id, code: orders.code },
      product: { id: products.id, name: products.name },
      buyer: { name: orders.buyerName, email: orders.buyerEmail },
    })
    .from(saleInvoices)
    .innerJoin(orders, eq(orders.id, saleInvoices.orderId))
    .innerJoin(products, eq(products.id, saleInvoices.productId))
    .where(
      and(
        eq(saleInvoices.platformId, platformId),
        eq(saleInvoices.id, invoiceId),
        isHeard(tx, saleInvoices.sellerId),
      ),
    )
  if (!found) return
  const { invoice, order, product, buyer } = found
  const shown = shownInvoice(scope, invoice)
  await announceEvent(scope, {
    key: `${type}:${invoice.id}${type === 'invoice.refused' ? `:${now.toISOString()}` : ''}`,
    type,
    sellerId: invoice.sellerId,
    productIds: [product.id],
    at: now,
    data: {
      invoice: {
        id: shown.id,
        kind: shown.kind,
        state: shown.state,
        amountCents: shown.amountCents,
        currency: shown.currency,
        series: shown.series,
        number: shown.number,
        accessKey: shown.accessKey,
        outsideNumber: shown.outsideNumber,
        url: shown.url,
        refusal: shown.refusal,
        issuedAt: shown.issuedAt,
        canceledAt: shown.canceledAt,
      },
      order,
      paymentId: invoice.paymentId,
      product,
      buyer,
    },
  })
}
