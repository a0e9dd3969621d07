import type { Cents } from '@balcao/domain/money'
import { divideReversal } from '@balcao/domain/sale-reversal'
import type { HoldReason } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import { holdLots } from '../ledger/hold-lots.ts'
import { lockForMoney } from './lock-for-money.ts'
import { readReversible } from './read-reversible.ts'
import { claimsOf } from './reversal-entries.ts'

/**
 * Holds what everybody would give if so much of the sale went back: a dispute was opened, or a refund is asked for. `freeLots` with the same
 * key undoes it; a reversal takes what is held first. Answers how much is held.
 */
export async function holdSale(
  scope: Scope,
  paymentId: string,
  { key, reason, amountCents }: { key: string; reason: HoldReason; amountCents?: Cents },
): Promise<Cents> {
  const payment = await lockForMoney(scope, paymentId)
  const wantedCents = Math.min(amountCents ?? payment.bookedCents, payment.bookedCents)
  const { whole, reversed } = await readReversible(scope, payment)
  const claims = claimsOf(divideReversal(whole, reversed, wantedCents))
  return holdLots(scope, { key, reason, currency: payment.currency, paymentId, claims })
}
