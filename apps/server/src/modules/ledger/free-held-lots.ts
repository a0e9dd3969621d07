import { and, eq } from 'drizzle-orm'
import { balanceLots } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { scheduleReleases } from './schedule-releases.ts'

/** The receipt was proven: its held lots become pending and are released on their dates. */
export async function freeHeldLots(scope: Scope, paymentId: string): Promise<void> {
  const freed = await scope.tx
    .update(balanceLots)
    .set({ state: 'PENDING' })
    .where(and(eq(balanceLots.paymentId, paymentId), eq(balanceLots.state, 'HELD')))
    .returning({ userId: balanceLots.userId, releaseAt: balanceLots.releaseAt })
  await scheduleReleases(scope, freed)
}
