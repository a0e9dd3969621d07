import { and, eq, isNull } from 'drizzle-orm'
import { paymentCases } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'

/** Closes the case that asked a person to find out what became of the payment: the provider has answered. */
export async function closeUnansweredCase({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(paymentCases)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentCases.paymentId, paymentId),
        eq(paymentCases.kind, 'NO_ANSWER'),
        isNull(paymentCases.closedAt),
      ),
    )
}
