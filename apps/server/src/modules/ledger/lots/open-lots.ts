import { batch, insertTogether } from '#db/insert-together.ts'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { receiptHold } from './receipt-hold.ts'
import { scheduleReleases } from './schedule-releases.ts'

export type LotToOpen = Pick<
  typeof balanceLots.$inferInsert,
  'userId' | 'role' | 'paymentId' | 'kind' | 'amountCents' | 'currency' | 'releaseAt'
> & {
  /** True if the acquirer pays the lot to the person's own account there. */
  isPaidThere: boolean
}

const unmoved = { part: 'WHOLE', formerState: null, holdReason: null, movedFor: null, settledAt: null }

/**
 * Writes each person's lots of a sale, and schedules their releases unless they are held until the receipt is
 * proven. Lots paid by the acquirer directly are recorded and never released.
 */
export async function openLots(
  scope: Scope,
  lots: readonly LotToOpen[],
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  if (lots.length === 0) return
  const { tx, platformId, now } = scope
  const standing = ({ paymentId, isPaidThere }: LotToOpen) => {
    if (isPaidThere)
      return { ...unmoved, state: 'PAID_AT_ACQUIRER', part: 'AT_ACQUIRER', settledAt: now } as const
    if (!isHeld) return { ...unmoved, state: 'PENDING' } as const
    return {
      ...unmoved,
      state: 'HELD',
      formerState: 'PENDING',
      holdReason: 'UNPROVEN_RECEIPT',
      movedFor: receiptHold(paymentId),
    } as const
  }
  const rows = lots.map((lot) => ({ ...lot, platformId, ...standing(lot) }))
  const waiting = isHeld ? [] : lots.filter(({ isPaidThere }) => !isPaidThere)
  await Promise.all([insertTogether(tx, batch(balanceLots, rows)), scheduleReleases(scope, waiting)])
}
