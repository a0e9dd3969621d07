import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { listOrdersTogether } from '#modules/subscriptions/charging/list-orders-together.ts'
import type { Scope } from '#scope.ts'

/**
 * Refuses another change while the last one can be undone, and every change by the seller after an undo,
 * which only the staff can follow up. A change through one charge of a subscription counts for all of its
 * charges.
 */
export async function refuseContested(scope: Scope, orderId: string): Promise<void> {
  const { tx, now } = scope
  const former = await tx
    .select({ state: buyerEmailChanges.state })
    .from(buyerEmailChanges)
    .where(
      and(
        inArray(buyerEmailChanges.orderId, await listOrdersTogether(scope, orderId)),
        or(
          eq(buyerEmailChanges.state, 'UNDONE'),
          and(eq(buyerEmailChanges.state, 'APPLIED'), gt(buyerEmailChanges.undoUntil, now)),
        ),
      ),
    )
  if (former.some(({ state }) => state === 'UNDONE')) throw new AppError('sale_email_contested')
  if (former.length > 0) throw new AppError('sale_email_recent')
}
