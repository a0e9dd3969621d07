import { providerTitle } from '@balcao/providers/registry'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { paymentCases, payments } from '#db/schema/payments.ts'
import { heldCents } from '#modules/payments/core/movements.ts'
import type { Caller } from '#rpc/caller.ts'

const caseOrders: ListOrders<'openedAt'> = {
  columns: { openedAt: [paymentCases.openedAt, paymentCases.id] },
  usual: { by: 'openedAt', direction: 'desc' },
}

export const caseListInput = z.strictObject({
  isOpen: z.boolean().default(true),
  kind: z
    .enum([
      'LATE_PAYMENT',
      'AMOUNT_MISMATCH',
      'DOUBLE_PAYMENT',
      'PART_REFUND',
      'RECEIPT_OF_ANOTHER',
      'NO_ANSWER',
      'UNPROVEN_RECEIPT',
    ])
    .optional(),
  ...pageInput(caseOrders),
})

/** Cases of money, or of missing answers, that no rule could settle, with the amount held for each sale. */
export async function listCases(
  { tx, platformId }: Caller,
  { isOpen, kind, ...page }: z.output<typeof caseListInput>,
) {
  const { rows, nextCursor } = await pageOf(caseOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({
        opened: paymentCases,
        payment: payments,
        orderCode: orders.code,
        productName: products.name,
        place,
      })
      .from(paymentCases)
      .innerJoin(payments, eq(payments.id, paymentCases.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(products, eq(products.id, payments.productId))
      .where(
        and(
          eq(paymentCases.platformId, platformId),
          (isOpen ? isNull : isNotNull)(paymentCases.closedAt),
          kind && eq(paymentCases.kind, kind),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    rows: rows.map(({ opened, payment, orderCode, productName }) => ({
      caseId: opened.id,
      kind: opened.kind,
      paymentId: payment.id,
      orderCode,
      productName,
      status: payment.status,
      method: payment.method,
      provider: providerTitle(payment.provider),
      priceCents: payment.amountCents,
      paidCents: payment.paidCents,
      heldCents: heldCents(payment),
      currency: payment.currency,
      detail: opened.detail,
      openedAt: opened.openedAt.toISOString(),
      closedAt: opened.closedAt?.toISOString() ?? null,
    })),
    nextCursor,
  }
}
