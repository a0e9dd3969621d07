import { and, eq, isNull } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { paymentCases } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const closeCase = defineStatement((db, given: Inputs<{ paymentId: string; now: Date }>) =>
  db
    .update(paymentCases)
    .set({ closedAt: newValue(given.now) })
    .where(
      and(
        eq(paymentCases.paymentId, given.paymentId),
        eq(paymentCases.kind, 'NO_ANSWER'),
        isNull(paymentCases.closedAt),
      ),
    ),
)

/** Closes the case of a payment without an answer, after the provider has answered. */
export async function closeUnansweredCase({ tx, now }: Scope, paymentId: string): Promise<void> {
  await closeCase(tx, { paymentId, now })
}
