import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'
import { type Browser, readOwnPayments } from './purchase-cookie.ts'

/**
 * Credentials of a viewer of a payment: the browser's own purchases, and the customer logged in by a code
 * from the buyer's mailbox.
 */
export type PaymentViewer = { ownPaymentIds: readonly string[]; customerId: string | null }

export const strangerViewer: PaymentViewer = { ownPaymentIds: [], customerId: null }

export function paymentViewer(
  app: App,
  { session, browser }: { session: SessionUser | null; browser: Browser },
): PaymentViewer {
  return {
    ownPaymentIds: readOwnPayments(app, browser),
    customerId: session?.role === 'CUSTOMER' ? session.userId : null,
  }
}

/** Whether the viewer is the buyer. A reissued code belongs to the buyer of the first one. */
export async function isBuyer(
  { tx }: Scope,
  { ownPaymentIds, customerId }: PaymentViewer,
  payment: { id: string; orderId: string },
): Promise<boolean> {
  if (ownPaymentIds.includes(payment.id)) return true
  if (ownPaymentIds.length > 0) {
    const ofThisOrder = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, payment.orderId), inArray(payments.id, [...ownPaymentIds])))
    if (ofThisOrder.length > 0) return true
  }
  if (customerId === null) return false
  const ofThisPerson = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.email, orders.buyerEmail))
    .where(and(eq(orders.id, payment.orderId), eq(users.id, customerId)))
  return ofThisPerson.length > 0
}
