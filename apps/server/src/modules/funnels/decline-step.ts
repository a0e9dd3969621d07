import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '../../db/schema/funnels.ts'
import type { Scope } from '../../scope.ts'

/** The bank refused the card of a yes: the step waits for an answer again, and is offered by a code from now on. */
export async function declineStep({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(upsellShowings)
    .set({ answer: 'NONE', paymentId: null, answeredAt: null, cardDeclinedAt: now })
    .where(and(eq(upsellShowings.paymentId, paymentId), eq(upsellShowings.answer, 'ACCEPTED')))
}
