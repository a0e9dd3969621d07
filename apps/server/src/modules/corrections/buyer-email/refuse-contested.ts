import { AppError } from '@balcao/domain/app-error'
import { and, eq, gt, or } from 'drizzle-orm'
import { buyerEmailChanges } from '../../../db/schema/corrections.ts'
import type { Scope } from '../../../scope.ts'

/** While the last change can be undone there is no other, and after somebody undid one the seller makes none any more: the staff decides. */
export async function refuseContested({ tx, now }: Scope, orderId: string): Promise<void> {
  const former = await tx
    .select({ state: buyerEmailChanges.state })
    .from(buyerEmailChanges)
    .where(
      and(
        eq(buyerEmailChanges.orderId, orderId),
        or(
          eq(buyerEmailChanges.state, 'UNDONE'),
          and(eq(buyerEmailChanges.state, 'APPLIED'), gt(buyerEmailChanges.undoUntil, now)),
        ),
      ),
    )
  if (former.some(({ state }) => state === 'UNDONE')) throw new AppError('sale_email_contested')
  if (former.length > 0) throw new AppError('sale_email_recent')
}
