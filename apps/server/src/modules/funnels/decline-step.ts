import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'

/** Reopens a step whose card was refused by the bank; it can then be paid by a code. */
export async function declineStep({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(upsellShowings)
    .set({ answer: 'NONE', paymentId: null, answeredAt: null, cardDeclinedAt: now })
    .where(and(eq(upsellShowings.paymentId, paymentId), eq(upsellShowings.answer, 'ACCEPTED')))
}
