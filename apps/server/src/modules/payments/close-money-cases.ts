import { and, eq, inArray, isNull } from 'drizzle-orm'
import { paymentCases } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import type { MoneyCaseKind } from './payment-states.ts'

const moneyCaseKinds: MoneyCaseKind[] = ['LATE_PAYMENT', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT']

/** Closes the cases of money that has found its place: the rest was paid, or what was too much went back. */
export async function closeMoneyCases({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(paymentCases)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentCases.paymentId, paymentId),
        inArray(paymentCases.kind, moneyCaseKinds),
        isNull(paymentCases.closedAt),
      ),
    )
}
