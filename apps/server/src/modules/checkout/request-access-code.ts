import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { requestCustomerCode } from '#modules/accounts/customers/request-customer-code.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { inScope } from '#scope.ts'

/** Sends a login code to the mailbox of a purchase made in this browser, and returns that mailbox. */
export async function requestAccessCode(
  visitor: Visitor,
  { paymentId, ownPaymentIds }: { paymentId: string; ownPaymentIds: readonly string[] },
): Promise<{ email: string }> {
  if (!ownPaymentIds.includes(paymentId)) throw new AppError('payment_not_found')
  const [order] = await inScope(visitor.app, visitor.platformId, ({ tx }) =>
    tx
      .select({ email: orders.buyerEmail })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.id, paymentId)),
  )
  if (!order) throw new AppError('payment_not_found')
  await requestCustomerCode(visitor, order)
  return order
}
