import { and, eq } from 'drizzle-orm'
import { saleInvoices } from '#db/schema/invoices.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Holdings } from '#rpc/testing/access-facts.ts'
import type { Scope } from '#scope.ts'

/** Three invoices of a seller: to issue, issued here, and issued by another program. */
export async function invoicesOf(
  { tx, platformId, now }: Scope,
  sellerId: string,
): Promise<Holdings['invoiceIds']> {
  const items = await tx
    .select({ item: orderItems, paymentId: payments.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.platformId, platformId), eq(orders.sellerId, sellerId)))
    .orderBy(orderItems.id)
  const distinct = [...new Map(items.map((row) => [row.item.id, row])).values()]
  const standings = [
    { state: 'TO_ISSUE' as const },
    { state: 'ISSUED' as const, accessKey: '1'.repeat(50), dpsXml: '<DPS></DPS>', issuedAt: now },
    { state: 'ISSUED' as const, outsideNumber: '7', issuedAt: now },
  ]
  const ids: string[] = []
  for (const [index, standing] of standings.entries()) {
    const { item, paymentId } = distinct[index] ?? {}
    if (!item || !paymentId) throw new Error('The seller has too few sales')
    const [invoice] = await tx
      .insert(saleInvoices)
      .values({
        platformId,
        orderId: item.orderId,
        orderItemId: item.id,
        paymentId,
        productId: item.productId,
        sellerId,
        kind: 'SERVICE',
        amountCents: item.priceCents,
        currency: 'BRL',
        paidAt: now,
        createdAt: now,
        ...standing,
      })
      .onConflictDoUpdate({ target: [saleInvoices.platformId, saleInvoices.orderItemId], set: standing })
      .returning({ id: saleInvoices.id })
    ids.push(invoice?.id ?? '')
  }
  const [toIssue = '', issued = '', outside = ''] = ids
  return { toIssue, issued, outside }
}
