import { and, eq } from 'drizzle-orm'
import { paymentAttempts } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** Ends the attempts of a process that died before the answer, with an unknown outcome. */
export async function endUnheardAttempts({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state: 'UNCERTAIN', failureKind: 'unknown', endedAt: now })
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, 'SENT')))
}
