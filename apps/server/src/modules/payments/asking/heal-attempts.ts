import { and, eq, inArray } from 'drizzle-orm'
import { paymentAttempts } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import type { Scope } from '#scope.ts'

/** Ends an attempt without an answer of its own, after a webhook or a read has shown its outcome. */
export async function healAttempts(
  { tx, now }: Scope,
  { id, providerAccountId }: Payment,
  { reason }: ProviderReport,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state: reason === 'never_arrived' ? 'FAILED' : 'ANSWERED', endedAt: now })
    .where(
      and(
        eq(paymentAttempts.paymentId, id),
        eq(paymentAttempts.providerAccountId, providerAccountId),
        inArray(paymentAttempts.state, ['SENT', 'UNCERTAIN']),
      ),
    )
}
