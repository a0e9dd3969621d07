import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { saleReversals } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { lockForMoney } from './lock-for-money.ts'
import { movement } from './movements.ts'
import type { Payment } from './payment.ts'
import { reverseSale } from './reverse-sale.ts'
import { tellSubscription } from './tell-subscription.ts'
import { updatePayment } from './update-payment.ts'

/**
 * Books a decided refund: every share gives its part before the provider is called, and the provider's report
 * settles it. The same key books once; all refunds together never exceed the amount that the sale has in the
 * books.
 */
export async function bookRefund(
  scope: Scope,
  paymentId: string,
  {
    key,
    amountCents,
    orderItemIds = [],
  }: { key: string; amountCents: Cents; orderItemIds?: readonly string[] },
): Promise<Payment> {
  const payment = await lockForMoney(scope, paymentId)
  const [made] = await scope.tx
    .select({ id: saleReversals.id })
    .from(saleReversals)
    .where(eq(saleReversals.key, key))
  if (made) return payment
  if (amountCents <= 0 || amountCents > payment.bookedCents)
    throw new AppError('refund_exceeds_payment', { leftCents: payment.bookedCents })
  await reverseSale(scope, payment, { key, rule: 'refund.booked', amountCents, orderItemIds })
  await tellSubscription(scope, paymentId)
  return updatePayment(scope, payment, movement('REFUND_BOOKED', amountCents))
}
