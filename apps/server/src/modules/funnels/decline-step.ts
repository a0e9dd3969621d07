import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '../../db/schema/funnels.ts'
import type { Scope } from '../../scope.ts'

/** Turns a yes into a no because its payment was refused, so that the next step can be something else. */
export async function declineStep({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(upsellShowings)
    .set({ answer: 'REFUSED', paymentId: null, answeredAt: now })
    .where(and(eq(upsellShowings.paymentId, paymentId), eq(upsellShowings.answer, 'ACCEPTED')))
}
