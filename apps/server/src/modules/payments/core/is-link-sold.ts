import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs, type StatementBuilder } from '#db/define-statement.ts'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** The single-use link of an order, as a column of a statement that is sent anyway. */
export function oneUseLinkOf(
  db: StatementBuilder,
  order: { platformId: PgColumn; orderId: PgColumn },
): SQL<string | null> {
  const link = db
    .select({ id: paymentLinks.id })
    .from(paymentLinkOrders)
    .innerJoin(paymentLinks, and(eq(paymentLinks.id, paymentLinkOrders.linkId), paymentLinks.isOneUse))
    .where(
      and(eq(paymentLinkOrders.platformId, order.platformId), eq(paymentLinkOrders.orderId, order.orderId)),
    )
  return sql<string | null>`${link}`
}

const claimLink = defineStatement(
  (_db, given: Inputs<{ link: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${given.link}, 0))`,
)

const selectSold = defineStatement((db, given: Inputs<{ linkId: string; orderId: string }>) =>
  db
    .select({ id: payments.id })
    .from(paymentLinkOrders)
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(
      and(
        eq(paymentLinkOrders.linkId, given.linkId),
        ne(paymentLinkOrders.orderId, given.orderId),
        isNotNull(payments.paidAt),
      ),
    )
    .limit(1),
)

/**
 * Whether another order has paid a single-use link. Reports on one link are serialised by an advisory lock,
 * so that the second sees the rows of the first. The link's row cannot serve as the lock, because purchases
 * lock it before the payment.
 */
export async function isLinkSold(
  { tx, platformId }: Scope,
  order: { linkId: string; orderId: string },
): Promise<boolean> {
  tx.later(claimLink(tx, { link: `${platformId} link ${order.linkId}` }))
  return (await selectSold(tx, order)).length > 0
}
