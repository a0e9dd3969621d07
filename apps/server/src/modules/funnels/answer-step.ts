import { and, eq } from 'drizzle-orm'
import { upsellShowings } from '../../db/schema/funnels.ts'
import type { Scope } from '../../scope.ts'

type Answer = { answer: 'ACCEPTED'; paymentId: string } | { answer: 'REFUSED' }

/** Writes down what a buyer answered at a step. The first answer counts. */
export async function answerStep(
  { tx, now }: Scope,
  { firstPaymentId, stepKey }: { firstPaymentId: string; stepKey: string },
  answer: Answer,
): Promise<void> {
  await tx
    .update(upsellShowings)
    .set({ ...answer, answeredAt: now })
    .where(
      and(
        eq(upsellShowings.firstPaymentId, firstPaymentId),
        eq(upsellShowings.stepKey, stepKey),
        eq(upsellShowings.answer, 'NONE'),
      ),
    )
}
