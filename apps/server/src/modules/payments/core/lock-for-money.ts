import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'

/** Locks a payment before a decision on this side moves its money. */
export async function lockForMoney({ tx }: Scope, paymentId: string): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw new AppError('payment_not_found')
  return payment
}
