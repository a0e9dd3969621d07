import type { Cents } from '@balcao/domain/money'
import type { HoldReason } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { holdLots } from '../ledger/hold-lots.ts'
import { lockForMoney } from './lock-for-money.ts'
import { divideAmongGivers, readReversible } from './read-reversible.ts'
import { claimsOf } from './reversal-entries.ts'

/**
 * Holds what everybody would give if so much of the sale went back: a dispute was opened, or a refund is asked for. `freeLots` with the same
 * key undoes it; a reversal takes what is held first. Answers how much is held.
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
  return holdLots(scope, { key, reason, currency: payment.currency, paymentId, claims: claimsOf(parts) })
}
