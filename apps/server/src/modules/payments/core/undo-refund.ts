import { eq } from 'drizzle-orm'
import { payments, saleReversals } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { lockForMoney } from './lock-for-money.ts'
import type { Payment } from './payment.ts'
import { restoreSale } from './restore-sale.ts'

/** Undoes a booked refund that the provider refused: everybody gets the same cents back, once. */
export async function undoRefund(scope: Scope, paymentId: string, key: string): Promise<Payment> {
  const payment = await lockForMoney(scope, paymentId)
  const restoredCents = await restoreSale(scope, payment, 'refund.undone', eq(saleReversals.key, key))
  const books = {
    bookedCents: payment.bookedCents + restoredCents,
    refundDueCents: payment.refundDueCents - restoredCents,
    updatedAt: scope.now,
  }
  await scope.tx.update(payments).set(books).where(eq(payments.id, paymentId))
  return { ...payment, ...books }
}
