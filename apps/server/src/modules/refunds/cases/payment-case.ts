import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNotNull } from 'drizzle-orm'
import { paymentCases, payments } from '#db/schema/payments.ts'
import { readForeignMoney } from '#modules/payments/cases/allocate-foreign-money.ts'
import { heldCents } from '#modules/payments/core/movements.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Caller } from '#rpc/caller.ts'
import type { MoneyOfCase } from './possible-resolutions.ts'

export type PaymentCase = typeof paymentCases.$inferSelect

export async function findCase({ tx }: Caller, caseId: string): Promise<PaymentCase> {
  const [found] = await tx.select().from(paymentCases).where(eq(paymentCases.id, caseId))
  if (!found) throw new AppError('not_found')
  return found
}

export async function readMoneyOfCase(caller: Caller, payment: Payment): Promise<MoneyOfCase> {
  const [foreign, paid] = await Promise.all([
    readForeignMoney(caller, payment),
    caller.tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, payment.orderId), isNotNull(payments.paidAt))),
  ])
  const held = heldCents(payment)
  return {
    heldCents: held,
    hasForeignMoney: foreign.length > 0,
    canBeHonoured: payment.bookedCents === 0 && held >= payment.amountCents && paid.length === 0,
  }
}
