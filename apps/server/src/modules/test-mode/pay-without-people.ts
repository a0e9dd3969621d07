import { isDeepStrictEqual } from 'node:util'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { findWithdrawalPlan, type WithdrawalPlan } from '#modules/payouts/withdrawals/withdrawal-plan.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Sets the live platform's withdrawal fees in a test mode, without approvals, because no staff can enter a test mode.
 */
export async function payWithoutPeople(caller: Caller, { id: _id, ...live }: WithdrawalPlan): Promise<void> {
  const wanted = {
    ...live,
    automaticMaxCents: live.dailyMaxCents,
    secondPersonFromCents: live.dailyMaxCents + 1,
    requiresDocuments: false,
  }
  const { id, ...present } = await findWithdrawalPlan(caller, null)
  if (id !== null && isDeepStrictEqual(present, wanted)) return
  await saveWithdrawalPlan(caller, { ...wanted, userId: null, currency: 'BRL', reason: 'Modo de teste' })
}
