import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { ibsCbsOf } from '@balcao/domain/fiscal/ibs-cbs'
import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { products } from '#db/schema/catalog.ts'
import { fiscalProfiles, saleInvoices } from '#db/schema/invoices.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { issueInvoiceJob } from './sending/issue-invoice.job.ts'

const dayMs = 86_400_000

const selectItems = defineStatement(
  (db, given: Inputs<{ platformId: string; orderId: string; paymentId: string }>) =>
    db
      .select({
        orderItemId: orderItems.id,
        productId: orderItems.productId,
        type: products.type,
        priceCents: orderItems.priceCents,
        discountCents: orderItems.discountCents,
        quantity: orderItems.quantity,
        sellerId: orders.sellerId,
        currency: orders.currency,
        guaranteeDays: orders.guaranteeDays,
        timing: fiscalProfiles.timing,
        paidAt: payments.paidAt,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .innerJoin(payments, eq(payments.id, given.paymentId))
      .leftJoin(fiscalProfiles, eq(fiscalProfiles.sellerId, orders.sellerId))
      .where(and(eq(orderItems.platformId, given.platformId), eq(orderItems.orderId, given.orderId))),
)

/**
 * Writes the invoices that a paid sale needs: one for each item, from the seller to the buyer, about the price paid for
 * the item, without interest of installments and freight. The seller's timing decides whether the invoices are issued
 * automatically.
 */
export async function openInvoices(
  scope: Scope,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const { tx, platformId, now } = scope
  const items = await selectItems(tx, { platformId, orderId, paymentId })
  const wanted = items.flatMap(({ orderItemId, productId, sellerId, currency, type, paidAt, ...item }) => {
    const amountCents = item.priceCents * item.quantity - item.discountCents
    if (amountCents <= 0) return []
    return {
      platformId,
      orderId,
      paymentId,
      orderItemId,
      productId,
      sellerId,
      currency,
      kind: type === 'FISICO' ? ('GOODS' as const) : ('SERVICE' as const),
      state: 'TO_ISSUE' as const,
      amountCents,
      ibsCbs: currency === 'BRL' ? ibsCbsOf(amountCents, yearOf(paidAt ?? now)) : null,
      paidAt: paidAt ?? now,
      createdAt: now,
    }
  })
  if (wanted.length === 0) return
  const opened = await tx
    .insert(saleInvoices)
    .values(wanted)
    .onConflictDoUpdate({
      target: [saleInvoices.platformId, saleInvoices.orderItemId],
      set: { state: 'TO_ISSUE', withdrawnAt: null },
      // After a won dispute the sale needs its invoice again.
      setWhere: eq(saleInvoices.state, 'DROPPED'),
    })
    .returning({ id: saleInvoices.id, kind: saleInvoices.kind })
  const [first] = items
  if (!first?.timing || first.timing === 'OFF') return
  const wait = first.timing === 'AFTER_GUARANTEE' ? first.guaranteeDays * dayMs : 0
  const from = first.paidAt ?? now
  for (const { id, kind } of opened)
    if (kind === 'SERVICE') await issueAt(scope, id, new Date(from.getTime() + wait))
}

function yearOf(at: Date): number {
  return Number(dayInSaoPaulo(at).slice(0, 4))
}

export function issueAt(scope: Scope, invoiceId: string, runAt: Date = scope.now): Promise<void> {
  return addJob(scope, issueInvoiceJob, { invoiceId }, { key: `issue-invoice:${invoiceId}`, runAt })
}
