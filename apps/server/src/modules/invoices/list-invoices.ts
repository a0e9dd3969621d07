import type { InvoiceState } from '@balcao/domain/fiscal/invoices'
import { and, eq, ilike, inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { saleInvoices } from '#db/schema/invoices.ts'
import { orders } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { shownInvoice } from './shown-invoice.ts'

const invoiceOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [saleInvoices.createdAt, saleInvoices.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

/** States by the groups of the seller's filter. */
export const invoiceGroups = {
  MISSING: ['TO_ISSUE', 'REJECTED'],
  TO_ISSUE: ['TO_ISSUE'],
  SENDING: ['SENDING', 'CANCELING'],
  REJECTED: ['REJECTED'],
  ISSUED: ['ISSUED'],
  CANCELED: ['CANCELED', 'DROPPED'],
} as const satisfies Record<string, readonly InvoiceState[]>
export type InvoiceGroup = keyof typeof invoiceGroups
const groups = Object.keys(invoiceGroups) as InvoiceGroup[]

export const invoiceFilters = z.strictObject({
  group: z.enum(groups as [InvoiceGroup, ...InvoiceGroup[]]).optional(),
  productId: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
})
type Filters = z.output<typeof invoiceFilters>

export const invoiceListInput = invoiceFilters.extend(pageInput(invoiceOrders))
type ListInput = z.output<typeof invoiceListInput>

/** Condition of the caller's own invoices, for a join with orders. */
export function ownInvoices(
  { platformId, session }: { platformId: string; session: { userId: string } },
  { group, productId, search }: Filters,
) {
  const pattern = search ? containing(search) : undefined
  return and(
    eq(saleInvoices.platformId, platformId),
    eq(saleInvoices.sellerId, session.userId),
    group && inArray(saleInvoices.state, [...invoiceGroups[group]]),
    productId === undefined ? undefined : eq(saleInvoices.productId, productId),
    pattern === undefined
      ? undefined
      : or(
          eq(orders.code, search ?? ''),
          ilike(orders.buyerName, pattern),
          ilike(orders.buyerEmail, pattern),
        ),
  )
}

/** Invoices of the caller's sales, the newest first. */
export async function listInvoices(caller: Caller, { group, productId, search, ...page }: ListInput) {
  const { rows, nextCursor } = await pageOf(invoiceOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({ invoice: saleInvoices, order: orders, productName: products.name, place })
      .from(saleInvoices)
      .innerJoin(orders, eq(orders.id, saleInvoices.orderId))
      .innerJoin(products, eq(products.id, saleInvoices.productId))
      .where(and(ownInvoices(caller, { group, productId, search }), after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ invoice, order, productName }) => ({
      ...shownInvoice(caller, invoice),
      paymentId: invoice.paymentId,
      orderCode: order.code,
      productId: invoice.productId,
      productName,
      buyerName: order.buyerName,
      buyerEmail: order.buyerEmail,
      buyerDocument: order.documentSource === 'BUYER' ? order.buyerDocument : null,
      ibsCbs: invoice.ibsCbs,
    })),
    nextCursor,
  }
}
