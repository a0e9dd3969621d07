import { and, eq } from 'drizzle-orm'
import { refundRequests } from '#db/schema/refunds.ts'
import type { Scope } from '#scope.ts'

/** The refund of a request has reached the buyer. */
export async function finishRequest({ tx, now }: Scope, refundId: string): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state: 'DONE', closedAt: now })
    .where(and(eq(refundRequests.refundId, refundId), eq(refundRequests.state, 'APPROVED')))
}
