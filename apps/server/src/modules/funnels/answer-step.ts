import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'

type Answer = { answer: 'ACCEPTED'; paymentId: string } | { answer: 'REFUSED' }

/**
 * Records a buyer's answer at a step. The first answer counts; false for a later one, or when the step was
 * never shown.
 */
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
