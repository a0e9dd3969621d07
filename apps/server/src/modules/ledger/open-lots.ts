import { balanceLots } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { receiptHold } from './receipt-hold.ts'
import { scheduleReleases } from './schedule-releases.ts'

export type LotToOpen = Pick<
  typeof balanceLots.$inferInsert,
  'userId' | 'role' | 'paymentId' | 'kind' | 'amountCents' | 'currency' | 'releaseAt'
>

/** Writes each person's parts of a sale, and schedules their releases unless they are held until the receipt is proven. */
export async function openLots(
  scope: Scope,
  lots: readonly LotToOpen[],
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  if (lots.length === 0) return
  const { tx, platformId } = scope
  const standing = (paymentId: string) =>
    isHeld
      ? ({
          state: 'HELD',
          formerState: 'PENDING',
          holdReason: 'UNPROVEN_RECEIPT',
          movedFor: receiptHold(paymentId),
        } as const)
      : ({ state: 'PENDING' } as const)
  await tx.insert(balanceLots).values(lots.map((lot) => ({ ...lot, platformId, ...standing(lot.paymentId) })))
  if (!isHeld) await scheduleReleases(scope, lots)
}
