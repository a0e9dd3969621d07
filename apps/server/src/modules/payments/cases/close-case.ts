import { and, eq, isNull } from 'drizzle-orm'
import { paymentCases } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

export async function closeCase({ tx, now }: Scope, caseId: string): Promise<void> {
  await tx
    .update(paymentCases)
    .set({ closedAt: now })
    .where(and(eq(paymentCases.id, caseId), isNull(paymentCases.closedAt)))
}
