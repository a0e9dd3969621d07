import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '../../db/schema/funnels.ts'
import type { Scope } from '../../scope.ts'

type Answer = { answer: 'ACCEPTED'; paymentId: string } | { answer: 'REFUSED' }

/** Writes down what a buyer answered at a step. The first answer counts; false when this is not it, or the step was never shown. */
export async function answerStep(
  { tx, now }: Scope,
  { firstPaymentId, stepKey }: { firstPaymentId: string; stepKey: string },
  answer: Answer,
): Promise<boolean> {
  const answered = await tx
    .update(upsellShowings)
    .set({ ...answer, answeredAt: now })
    .where(
      and(
        eq(upsellShowings.firstPaymentId, firstPaymentId),
        eq(upsellShowings.stepKey, stepKey),
        eq(upsellShowings.answer, 'NONE'),
      ),
    )
    .returning({ id: upsellShowings.id })
  return answered.length > 0
}
