import { and, desc, eq } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { payments } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * State of the latest correction of the caller's sale; null without one. A code that was not typed in time
 * has expired.
 */
export async function getEmailChange(
  { tx, now, session }: Caller,
  { paymentId }: { paymentId: string },
): Promise<{
  state: 'WAITING' | 'EXPIRED' | 'APPLIED' | 'UNDONE'
  email: string
  /** End of the code's validity, or of the time to undo. */
  until: string | null
} | null> {
  const [found] = await tx
    .select({ change: buyerEmailChanges })
    .from(buyerEmailChanges)
    .innerJoin(payments, eq(payments.id, buyerEmailChanges.paymentId))
    .where(and(eq(payments.id, paymentId), eq(payments.sellerId, session.userId)))
    .orderBy(desc(buyerEmailChanges.createdAt))
    .limit(1)
  if (!found) return null
  const { state, toEmail: email, expiresAt, triesLeft, undoUntil } = found.change
  if (state === 'APPLIED' || state === 'UNDONE')
    return { state, email, until: state === 'APPLIED' ? (undoUntil?.toISOString() ?? null) : null }
  const isOver = state === 'REPLACED' || expiresAt <= now || triesLeft === 0
  return { state: isOver ? 'EXPIRED' : 'WAITING', email, until: expiresAt.toISOString() }
}
