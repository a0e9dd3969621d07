import { AppError } from '@balcao/domain/texts/app-error'
import { eq, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { payments } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'

const addOne = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .update(payments)
    .set({ checks: sql`${payments.checks} + 1` })
    .where(eq(payments.id, given.paymentId))
    .returning(),
)

/** Counts a read before the provider is called, so that a process that dies during the call has counted it. */
export async function countRead({ tx }: Scope, paymentId: string): Promise<Payment> {
  const [payment] = await addOne(tx, { paymentId })
  if (!payment) throw new AppError('payment_not_found')
  return payment
}
