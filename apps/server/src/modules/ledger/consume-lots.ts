import { eq } from 'drizzle-orm'
import { balanceLots } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'

/** Marks the lots of a reversed payment as spent, so that none is released any more. */
export async function consumeLots({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(balanceLots)
    .set({ state: 'CONSUMED', settledAt: now })
    .where(eq(balanceLots.paymentId, paymentId))
}
