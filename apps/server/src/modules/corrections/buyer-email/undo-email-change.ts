import { eq } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { findUndoableChange } from './find-undoable-change.ts'
import { moveBuyer } from './move-buyer.ts'

/**
 * Undoes a change for the owner of the old address: the purchase and its access move back. False for a link
 * that is no longer valid.
 */
export async function undoEmailChange(
  scope: Scope,
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  const change = await findUndoableChange(scope, token)
  if (!change) return false
  const { id, orderId, paymentId, fromEmail } = change
  await moveBuyer(scope, { orderId, buyerEmail: fromEmail })
  await scope.tx
    .update(buyerEmailChanges)
    .set({ state: 'UNDONE', undoneAt: scope.now })
    .where(eq(buyerEmailChanges.id, id))
  await writeAudit(
    scope,
    { userId: null, ip },
    { action: 'sale.email_change_undone', subject: paymentId, detail: { changeId: id } },
  )
  return true
}
