import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'

export async function findOwnSale({ tx, session }: Caller, paymentId: string): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.sellerId, session.userId)))
  if (!payment) throw new AppError('payment_not_found')
  return payment
}
