import type { Caller } from '../../../rpc/caller.ts'
import { getUser } from '../../accounts/users/user.ts'
import { getBalance } from '../../ledger/get-balance.ts'
import { askedToday } from './admit-amount.ts'
import { ownPurse, payoutCurrency } from './withdrawal.ts'
import { findWithdrawalPlan } from './withdrawal-plan.ts'

/** What somebody may take out now, what it costs, and what stands in the way. */
export async function getWithdrawalTerms(caller: Caller) {
  const owner = ownPurse(caller)
  const user = await getUser(caller, owner.userId)
  const {
    id: _,
    automaticMaxCents: __,
    secondPersonFromCents: ___,
    ...terms
  } = await findWithdrawalPlan(caller, owner.userId)
  const { availableCents, withdrawingCents, debtCents } = await getBalance(
    caller,
    owner.userId,
    payoutCurrency,
    owner.purse,
  )
  const today = await askedToday(caller, owner)
  return {
    ...terms,
    currency: payoutCurrency,
    availableCents,
    withdrawingCents,
    debtCents,
    leftTodayCents: Math.max(0, terms.dailyMaxCents - today.cents),
    leftTodayCount: Math.max(0, terms.dailyMaxCount - today.count),
    isBlocked: user.blockedCashout,
    lacksSecondFactor: caller.app.config.requiresSecondFactor && user.totpEnabledAt === null,
  }
}
