import { and, eq } from 'drizzle-orm'
import { paymentLinkOrders, paymentLinks } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/**
 * Locks the single-use link of a payment's order; null without one. The link is locked before the payment, as
 * in a purchase, so that a former buyer's new code and a new buyer's order cannot both be made.
 */
export async function lockOneUseLink({ tx }: Scope, paymentId: string): Promise<{ id: string } | null> {
  const [link] = await tx
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .innerJoin(paymentLinkOrders, eq(paymentLinkOrders.linkId, paymentLinks.id))
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(and(eq(payments.id, paymentId), paymentLinks.isOneUse))
    .for('no key update', { of: paymentLinks })
  return link ?? null
}
