import { nextPayoutTime } from '@balcao/domain/payout-hours'
import type { PayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { isUnsent } from '#modules/payouts/withdrawals/withdrawal-states.ts'

/**
 * When the platform's payout hours let a withdrawal leave; null where they do not delay it. A review may take
 * longer.
 */
export function waitsUntil(
  { hours }: Pick<PayoutControls, 'hours'>,
  { state }: Pick<Withdrawal, 'state'>,
  now: Date,
): string | null {
  const leavesAt = nextPayoutTime(hours, now)
  return isUnsent(state) && leavesAt > now ? leavesAt.toISOString() : null
}
