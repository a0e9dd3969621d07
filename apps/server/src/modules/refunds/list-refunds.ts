import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { inPeriod, periodBounds } from '#db/in-period.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refundStates, refunds } from '#db/schema/refunds.ts'
import { cardByNumber } from '#modules/payments/two-cards/card-by-number.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { ownReasonOf } from './own-reason-of.ts'

const refundOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [refunds.createdAt, refunds.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const refundListInput = z.strictObject({
  state: z.enum(refundStates).optional(),
  paymentId: z.uuid().optional(),
  ...periodBounds,
  ...pageInput(refundOrders),
})

/** Refunds of the sales that the viewer sees, with their states. */
export async function listRefunds(
  { scope, sees }: SaleViewer<'WHOLE'>,
  { state, paymentId, from, to, ...page }: z.output<typeof refundListInput>,
) {
  const { rows, nextCursor } = await pageOf(refundOrders, page, ({ place, after, orderBy, limit }) =>
    scope.tx
      .select({
        refundId: refunds.id,
        paymentId: refunds.paymentId,
        orderCode: orders.code,
        productName: products.name,
        buyerName: orders.buyerName,
        kind: refunds.kind,
        source: refunds.source,
        amountCents: refunds.amountCents,
        cardNumber: refunds.cardNumber,
        cards: payments.cards,
        currency: payments.currency,
        askedBy: refunds.askedBy,
        reason: refunds.reason,
        state: refunds.state,
        failure: refunds.failure,
        createdAt: refunds.createdAt,
        closedAt: refunds.closedAt,
        place,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .where(
        and(
          sees,
          eq(refunds.platformId, scope.platformId),
          state && eq(refunds.state, state),
          paymentId === undefined ? undefined : eq(refunds.paymentId, paymentId),
          inPeriod(refunds.createdAt, { from, to }),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ cardNumber, cards, ...row }) => ({
      ...row,
      /** The card that gets the money, for a payment by two cards. */
      card: cardByNumber(cards, cardNumber),
      ownReason: ownReasonOf(row),
      createdAt: row.createdAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
