import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { inPeriod, periodBounds } from '#db/in-period.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputeStates, disputes } from '#db/schema/refunds.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { cardByNumber } from '#modules/payments/two-cards/card-by-number.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'

const disputeOrders: ListOrders<'openedAt' | 'dueAt'> = {
  columns: { openedAt: [disputes.openedAt, disputes.id], dueAt: [disputes.dueAt, disputes.id] },
  usual: { by: 'openedAt', direction: 'desc' },
}

export const disputeListInput = z.strictObject({
  state: z.enum(disputeStates).optional(),
  kind: z.enum(['CHARGEBACK', 'PIX_MED']).optional(),
  /** Whether a bank still has to decide. */
  isOpen: z.boolean().optional(),
  ...periodBounds,
  ...pageInput(disputeOrders),
})

export const disputeColumns = {
  disputeId: disputes.id,
  paymentId: disputes.paymentId,
  orderCode: orders.code,
  productName: products.name,
  buyerName: orders.buyerName,
  sellerName: users.name,
  kind: disputes.kind,
  method: payments.method,
  amountCents: disputes.amountCents,
  cardNumber: disputes.cardNumber,
  cards: payments.cards,
  feeCents: disputes.feeCents,
  currency: payments.currency,
  state: disputes.state,
  isTaken: disputes.isTaken,
  dueAt: disputes.dueAt,
  openedAt: disputes.openedAt,
  closedAt: disputes.closedAt,
}

type DisputeFacts = {
  cardNumber: number | null
  cards: Payment['cards']
  dueAt: Date
  openedAt: Date
  closedAt: Date | null
}

export function disputeRow<Row extends DisputeFacts>({ cardNumber, cards, ...row }: Row) {
  return {
    ...row,
    /** The disputed card, for a payment by two cards. */
    card: cardByNumber(cards, cardNumber),
    dueAt: row.dueAt.toISOString(),
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}

/** Disputes of the sales that the viewer sees. */
export async function listDisputes(
  { scope, sees }: SaleViewer<'WHOLE'>,
  { state, kind, isOpen, from, to, ...page }: z.output<typeof disputeListInput>,
) {
  const { rows, nextCursor } = await pageOf(disputeOrders, page, ({ place, after, orderBy, limit }) =>
    scope.tx
      .select({ ...disputeColumns, place })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .innerJoin(users, eq(users.id, disputes.sellerId))
      .where(
        and(
          sees,
          eq(disputes.platformId, scope.platformId),
          state && eq(disputes.state, state),
          kind && eq(disputes.kind, kind),
          isOpen === undefined ? undefined : (isOpen ? isNull : isNotNull)(disputes.closedAt),
          inPeriod(disputes.openedAt, { from, to }),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { rows: rows.map(disputeRow), nextCursor }
}
