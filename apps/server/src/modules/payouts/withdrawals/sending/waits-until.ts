import { nextPayoutTime } from '@balcao/domain/payments/payout-hours'
import type { PayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import { payoutCurrency, type Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { isUnsent } from '#modules/payouts/withdrawals/withdrawal-states.ts'

/**
 * When the platform's payout hours allow a withdrawal to be sent; null if they do not delay it, or if people
 * pay it by hand. A review may take longer.
 */
export function waitsUntil(
  { hours }: Pick<PayoutControls, 'hours'>,
  { state, currency }: Pick<Withdrawal, 'state' | 'currency'>,
  now: Date,
): string | null {
  const leavesAt = nextPayoutTime(hours, now)
  return currency === payoutCurrency && isUnsent(state) && leavesAt > now ? leavesAt.toISOString() : null
}
