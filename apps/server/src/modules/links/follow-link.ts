import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Scope } from '#scope.ts'
import { findLink } from './find-link.ts'
import { isPaid, type PaymentLink } from './link-standing.ts'

type Followed = { kind: 'SELLS'; link: PaymentLink } | { kind: 'BOUGHT_HERE'; paymentId: string }

/** Opens a link. In the same browser the buyer of a single-use link is redirected to their payment. */
export async function followLink(
  scope: Scope,
  { code, ownPaymentIds, isVisit }: { code: string; ownPaymentIds: readonly string[]; isVisit: boolean },
): Promise<Followed> {
  const { tx } = scope
  const [bought] = await tx
    .select({ paymentId: payments.id })
    .from(paymentLinks)
    .innerJoin(paymentLinkOrders, eq(paymentLinkOrders.linkId, paymentLinks.id))
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(
      and(
        eq(paymentLinks.code, code),
        paymentLinks.isOneUse,
        inArray(payments.id, [...ownPaymentIds]),
        sql`(${isPaid} or ${mayStillBePaid})`,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  if (bought) return { kind: 'BOUGHT_HERE', ...bought }
  const link = await findLink(scope, code)
  if (isVisit)
    await tx
      .update(paymentLinks)
      .set({ openedCount: sql`${paymentLinks.openedCount} + 1` })
      .where(eq(paymentLinks.id, link.id))
  return { kind: 'SELLS', link }
}
