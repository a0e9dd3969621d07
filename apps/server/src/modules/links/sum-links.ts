import { and, desc, eq, exists, or, sql } from 'drizzle-orm'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Caller } from '#rpc/caller.ts'
import { isPaid } from './link-standing.ts'

/** Visits, payments and revenue of the caller's links, by currency. */
export async function sumLinks(caller: Caller) {
  const { tx, session } = caller
  const own = eq(paymentLinks.sellerId, session.userId)
  const count = sql<number>`count(distinct ${payments.orderId}) filter (where ${isPaid})`.mapWith(Number)
  const sum = (condition: typeof isPaid) =>
    sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${condition}), 0)`.mapWith(Number)
  const [[opened], money] = await Promise.all([
    tx
      .select({
        linkCount: sql<number>`count(*)`.mapWith(Number),
        activeCount: sql<number>`count(*) filter (where ${isActive(caller)})`.mapWith(Number),
        openedCount: sql<number>`coalesce(sum(${paymentLinks.openedCount}), 0)`.mapWith(Number),
      })
      .from(paymentLinks)
      .where(own),
    tx
      .select({
        currency: payments.currency,
        paidCount: count,
        paidCents: sum(isPaid),
        openCents: sum(mayStillBePaid),
      })
      .from(paymentLinks)
      .innerJoin(paymentLinkOrders, eq(paymentLinkOrders.linkId, paymentLinks.id))
      .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
      .where(own)
      .groupBy(payments.currency)
      .orderBy(desc(count), payments.currency),
  ])
  return {
    linkCount: opened?.linkCount ?? 0,
    activeCount: opened?.activeCount ?? 0,
    openedCount: opened?.openedCount ?? 0,
    paidCount: money.reduce((total, row) => total + row.paidCount, 0),
    money: money.map(({ currency, paidCents, openCents }) => ({ currency, paidCents, openCents })),
  }
}

/** Whether a buyer can still use the link: the rule of `linkStateOf` as a condition of a query. */
function isActive({ tx, now }: Caller) {
  const taken = tx
    .select({ id: payments.id })
    .from(paymentLinkOrders)
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(and(eq(paymentLinkOrders.linkId, paymentLinks.id), or(isPaid, mayStillBePaid)))
  return sql`${paymentLinks.closedAt} is null
    and (${paymentLinks.expiresAt} is null or ${paymentLinks.expiresAt} > ${sql.param(now, paymentLinks.expiresAt)})
    and not (${paymentLinks.isOneUse} and ${exists(taken)})`
}
