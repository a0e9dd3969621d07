import type { Cents } from '@balcao/domain/money/money'
import type { Scope } from '#scope.ts'
import { sentSince } from './find-full-window.ts'
import type { PayoutAccount } from './payout-account.ts'
import { dayOf } from './payout-windows.ts'

/** Whether an account's daily limit allows the amount in addition to today's payouts. */
export async function hasRoomToday(
  scope: Scope,
  { account, limits: { dailyMaxCents } }: PayoutAccount,
  amountCents: Cents,
): Promise<boolean> {
  if (dailyMaxCents === null) return true
  const sent = await sentSince(scope, dayOf(scope.now).since, account.id)
  return sent + amountCents <= dailyMaxCents
}
