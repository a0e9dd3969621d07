import { undoMinutes } from '@balcao/domain/checkout/upsell-funnel'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt } from 'drizzle-orm'
import { upsellShowings } from '#db/schema/funnels.ts'
import type { Scope } from '#scope.ts'

/** Withdraws the acceptance of a step within some minutes; refused later. */
export async function undoStep({ tx, now }: Scope, paymentId: string): Promise<void> {
  const since = new Date(now.getTime() - undoMinutes * 60_000)
  const undone = await tx
    .update(upsellShowings)
    .set({ answer: 'UNDONE' })
    .where(
      and(
        eq(upsellShowings.paymentId, paymentId),
        eq(upsellShowings.answer, 'ACCEPTED'),
        gt(upsellShowings.answeredAt, since),
      ),
    )
    .returning({ id: upsellShowings.id })
  if (undone.length === 0) throw new AppError('token_expired')
}
