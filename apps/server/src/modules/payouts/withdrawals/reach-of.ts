import { staffLimitsOf } from '#modules/accounts/staff/staff-limits.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { payoutCurrency, type Withdrawal } from './withdrawal.ts'

/**
 * Whether the limits of a staff member allow approving an amount: alone, together with another person, or not
 * at all. The limits are in reais, so a person with a limit approves no other currency.
 */
export type Reach = 'ALONE' | 'WITH_ANOTHER' | 'BEYOND'

export async function reachOf(
  caller: Caller,
  { amountCents, currency }: Pick<Withdrawal, 'amountCents' | 'currency'>,
): Promise<Reach> {
  const limits = staffLimitsOf(await getUser(caller, caller.session.userId))
  if (currency !== payoutCurrency && (limits.approvesMaxCents ?? limits.approvesAloneMaxCents) !== null)
    return 'BEYOND'
  if (limits.approvesMaxCents !== null && amountCents > limits.approvesMaxCents) return 'BEYOND'
  const isAlone = limits.approvesAloneMaxCents === null || amountCents <= limits.approvesAloneMaxCents
  return isAlone ? 'ALONE' : 'WITH_ANOTHER'
}
