import { pixelVendors } from '@balcao/domain/options/pixel-tabs'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { conversions } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'

const reportOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [conversions.createdAt, conversions.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const reportListInput = z.strictObject({
  vendor: z.enum(pixelVendors),
  state: z.enum(['WAITING', 'SENT', 'UNSENT', 'DEAD']).optional(),
  ...pageInput(reportOrders),
})

/** Server reports of the caller's purchases to a vendor, with their outcome, the newest first. */
export async function listReports(
  { tx, session }: Caller,
  { vendor, state, ...page }: z.output<typeof reportListInput>,
) {
  const { rows, nextCursor } = await pageOf(reportOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ report: conversions, orderCode: orders.code, productName: products.name, place })
      .from(conversions)
      .innerJoin(orders, eq(orders.id, conversions.orderId))
      .innerJoin(products, eq(products.id, orders.productId))
      .where(
        and(
          eq(conversions.sellerId, session.userId),
          eq(conversions.vendor, vendor),
          state && eq(conversions.state, state),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ report, orderCode, productName }) => ({
      id: report.id,
      orderCode,
      productName,
      pixelId: report.pixelId,
      event: report.event,
      state: report.state,
      tries: report.tries,
      lastStatus: report.lastStatus,
      lastFailure: report.lastFailure,
      createdAt: report.createdAt.toISOString(),
      sentAt: report.sentAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
