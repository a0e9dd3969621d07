import type { Cents } from '@balcao/domain/money/money'
import type { HoldReason } from '#db/schema/ledger.ts'
import { holdLots } from '#modules/ledger/lots/hold-lots.ts'
import type { Scope } from '#scope.ts'
import { lockForMoney } from './lock-for-money.ts'
import { divideAmongGivers, readReversible } from './read-reversible.ts'
import { contributionsOf } from './reversal-entries.ts'

/**
 * Holds every share's part of a possible reversal: a dispute was opened, or a refund requested. `freeLots`
 * with the same key undoes it; a reversal takes the held money first. Returns the amount held.
 */
export async function holdSale(
  scope: Scope,
  paymentId: string,
  {
    key,
    reason,
    amountCents,
    orderItemIds = [],
  }: { key: string; reason: HoldReason; amountCents?: Cents; orderItemIds?: readonly string[] },
): Promise<Cents> {
  const payment = await lockForMoney(scope, paymentId)
  const wantedCents = Math.min(amountCents ?? payment.bookedCents, payment.bookedCents)
  const parts = divideAmongGivers(await readReversible(scope, payment), wantedCents, orderItemIds)
  return holdLots(scope, {
    key,
    reason,
    currency: payment.currency,
    paymentId,
    contributions: contributionsOf(parts),
  })
}
