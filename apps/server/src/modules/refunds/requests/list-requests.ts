import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundRequests, refunds, requestStates } from '#db/schema/refunds.ts'
import type { Caller } from '#rpc/caller.ts'

const requestOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [refundRequests.createdAt, refundRequests.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const requestListInput = z.strictObject({
  state: z.enum(requestStates).optional(),
  ...pageInput(requestOrders),
})

/** Columns of a request in every list and detail. */
export const requestColumns = {
  requestId: refundRequests.id,
  protocol: refundRequests.protocol,
  paymentId: refundRequests.paymentId,
  orderCode: orders.code,
  productName: products.name,
  buyerName: orders.buyerName,
  right: refundRequests.right,
  evidence: refundRequests.evidence,
  amountCents: refundRequests.amountCents,
  orderItemIds: refundRequests.orderItemIds,
  currency: payments.currency,
  reason: refundRequests.reason,
  sellerAnswer: refundRequests.sellerAnswer,
  appeal: refundRequests.appeal,
  decision: refundRequests.decision,
  state: refundRequests.state,
  refundState: refunds.state,
  refundedCents: refunds.amountCents,
  paidAt: payments.paidAt,
  dueAt: refundRequests.dueAt,
  createdAt: refundRequests.createdAt,
  closedAt: refundRequests.closedAt,
}

/** The refund requests that `mine` selects: a seller's, a buyer's, or all of the platform. */
export async function listRequests(
  { tx, platformId }: Caller,
  mine: SQL | undefined,
  { state, ...page }: z.output<typeof requestListInput>,
) {
  const { rows, nextCursor } = await pageOf(requestOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ ...requestColumns, place })
      .from(refundRequests)
      .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
      .where(
        and(eq(refundRequests.platformId, platformId), mine, state && eq(refundRequests.state, state), after),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(requestRow), nextCursor }
}

type RequestDates = { paidAt: Date | null; dueAt: Date | null; createdAt: Date; closedAt: Date | null }

export function requestRow<Row extends RequestDates>(row: Row) {
  return {
    ...row,
    paidAt: row.paidAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}
