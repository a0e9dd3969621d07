import type { PaymentLinkState } from '@balcao/domain/payments/payment-links'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { paymentLinkOrders, type paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Scope } from '#scope.ts'

export type PaymentLink = typeof paymentLinks.$inferSelect
/** Orders of a link that were paid, refunded ones included, and orders that may still be paid. */
export type LinkSales = { paidCount: number; openCount: number }

/** Whether the acquirer has or had the money of a payment. */
export const isPaid = sql`${payments.status} in ('APPROVED', 'REFUNDED', 'CHARGEBACK')`

export function linkStateOf(
  link: Pick<PaymentLink, 'isOneUse' | 'expiresAt' | 'closedAt'>,
  { paidCount, openCount }: LinkSales,
  now: Date,
): PaymentLinkState {
  if (link.isOneUse && paidCount > 0) return 'SOLD'
  if (link.closedAt !== null) return 'CLOSED'
  if (link.isOneUse && openCount > 0) return 'IN_PAYMENT'
  return link.expiresAt !== null && link.expiresAt <= now ? 'EXPIRED' : 'ACTIVE'
}

/** Paid and open orders of some links. An order counts once, however many codes it had. */
export function sumLinkSales({ tx }: Scope, linkIds: readonly string[]) {
  const orders = (condition: SQL) =>
    sql<number>`count(distinct ${payments.orderId}) filter (where ${condition})`.mapWith(Number)
  return tx
    .select({
      linkId: paymentLinkOrders.linkId,
      paidCount: orders(isPaid),
      openCount: orders(mayStillBePaid),
      paidCents: sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(paymentLinkOrders)
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(inArray(paymentLinkOrders.linkId, [...linkIds]))
    .groupBy(paymentLinkOrders.linkId)
}
