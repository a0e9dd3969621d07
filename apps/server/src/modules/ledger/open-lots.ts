import { balanceLots } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { scheduleReleases } from './schedule-releases.ts'

export type LotToOpen = Pick<
  typeof balanceLots.$inferInsert,
  'userId' | 'paymentId' | 'kind' | 'amountCents' | 'currency' | 'releaseAt'
>

/** Writes each person's parts of a sale, and schedules their releases unless they are held. */
export async function openLots(
  scope: Scope,
  lots: readonly LotToOpen[],
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  if (lots.length === 0) return
  const { tx, platformId } = scope
  const state = isHeld ? 'HELD' : 'PENDING'
  await tx.insert(balanceLots).values(lots.map((lot) => ({ ...lot, platformId, state }) as const))
  if (!isHeld) await scheduleReleases(scope, lots)
}
