import { eq } from 'drizzle-orm'
import { saleReversals } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { lockForMoney } from './lock-for-money.ts'
import { movement } from './movements.ts'
import type { Payment } from './payment.ts'
import { restoreSale } from './restore-sale.ts'
import { updatePayment } from './update-payment.ts'

/** Undoes a booked refund that the provider refused: every share gets its cents back, once. */
export async function undoRefund(scope: Scope, paymentId: string, key: string): Promise<Payment> {
  const payment = await lockForMoney(scope, paymentId)
  const restoredCents = await restoreSale(scope, payment, 'refund.undone', eq(saleReversals.key, key))
  return updatePayment(scope, payment, movement('REFUND_UNDONE', restoredCents))
}
