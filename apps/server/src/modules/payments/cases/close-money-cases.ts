import { and, eq, inArray, isNull } from 'drizzle-orm'
import { paymentCases } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { MoneyCaseKind } from '#modules/payments/core/payment-states.ts'
import type { Scope } from '#scope.ts'
import { readForeignMoney } from './allocate-foreign-money.ts'

const moneyCaseKinds: MoneyCaseKind[] = ['LATE_PAYMENT', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT']

/**
 * Closes the cases of money that is settled: the rest was paid, or the excess was returned. They stay open
 * while money of another currency is held.
 */
export async function closeMoneyCases(scope: Scope, payment: Payment): Promise<void> {
  if ((await readForeignMoney(scope, payment)).length > 0) return
  await scope.tx
    .update(paymentCases)
    .set({ closedAt: scope.now })
    .where(
      and(
        eq(paymentCases.paymentId, payment.id),
        inArray(paymentCases.kind, moneyCaseKinds),
        isNull(paymentCases.closedAt),
      ),
    )
}
