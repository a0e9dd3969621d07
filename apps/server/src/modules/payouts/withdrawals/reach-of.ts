import type { Cents } from '@balcao/domain/money'
import { staffLimitsOf } from '#modules/accounts/staff/staff-limits.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'

/** Whether the limits of somebody of the staff let them approve an amount: alone, together with another person, or not at all. */
export type Reach = 'ALONE' | 'WITH_ANOTHER' | 'BEYOND'

export async function reachOf(caller: Caller, amountCents: Cents): Promise<Reach> {
  const limits = staffLimitsOf(await getUser(caller, caller.session.userId))
  if (limits.approvesMaxCents !== null && amountCents > limits.approvesMaxCents) return 'BEYOND'
  const isAlone = limits.approvesAloneMaxCents === null || amountCents <= limits.approvesAloneMaxCents
  return isAlone ? 'ALONE' : 'WITH_ANOTHER'
}
