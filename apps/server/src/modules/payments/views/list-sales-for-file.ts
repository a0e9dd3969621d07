import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { orderShares, orders } from '#db/schema/orders.ts'
import { payments, saleReversals } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'
import { listSales } from './list-sales.ts'
import type { saleFilters } from './sale-filters.ts'
import { asSeller } from './sale-viewer.ts'

/**
 * A page of the seller's sales for accounting: buyer, parts of the amount, commissions, and refunds. The
 * amount less fee, interest and commissions is what the seller receives.
 */
export async function listSalesForFile(
  caller: Caller,
  filters: z.output<typeof saleFilters>,
  page: { cursor: string | undefined; limit: number },
) {
  const { rows, nextCursor } = await listSales(asSeller(caller), { ...filters, ...page })
  const more = await readMore(
    caller,
    rows.map(({ paymentId }) => paymentId),
  )
  return { rows: rows.map((sale) => ({ ...sale, ...more(sale.paymentId) })), nextCursor }
}

async function readMore({ tx, platformId }: Caller, paymentIds: string[]) {
  const commissions = tx
    .select({ cents: sql`coalesce(sum(${orderShares.amountCents}), 0)` })
    .from(orderShares)
    .where(
      and(
        eq(orderShares.platformId, platformId),
        eq(orderShares.orderId, orders.id),
        sql`${orderShares.role} in ('AFFILIATE', 'CO_PRODUCER')`,
      ),
    )
  const reversed = tx
    .select({ cents: sql`coalesce(sum(${saleReversals.amountCents}), 0)` })
    .from(saleReversals)
    .where(
      and(
        eq(saleReversals.platformId, platformId),
        eq(saleReversals.paymentId, payments.id),
        isNull(saleReversals.restoredAt),
      ),
    )
  const found =
    paymentIds.length === 0
      ? []
      : await tx
          .select({
            paymentId: payments.id,
            /** Null where the platform's own document stands in because the checkout asked for none. */
            buyerDocument: sql<
              string | null
            >`case when ${orders.documentSource} = 'BUYER' then ${orders.buyerDocument} end`,
            feeCents: sql<number>`${orders.feeCents} - ${payments.correctedCents}`.mapWith(Number),
            interestCents: orders.interestCents,
            shippingCents: orders.shippingCents,
            commissionCents: sql<number>`(${commissions})`.mapWith(Number),
            reversedCents: sql<number>`(${reversed})`.mapWith(Number),
          })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .where(inArray(payments.id, paymentIds))
  const byId = new Map(found.map(({ paymentId, ...sale }) => [paymentId, sale]))
  return (paymentId: string) => byId.get(paymentId)
}
