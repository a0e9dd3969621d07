import { eq } from 'drizzle-orm'
import { type PersonNeeded, withdrawals } from '#db/schema/payouts.ts'
import { recordStep, type Step } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'

/**
 * Puts the withdrawal on the staff's list, because no rule can decide it: missing or contradictory answers
 * prove nothing.
 */
export async function askForPerson(
  scope: Scope,
  withdrawal: Withdrawal,
  why: PersonNeeded,
  source: Step['source'] = 'PRODUCT',
): Promise<void> {
  if (withdrawal.personNeeded === why) return
  await scope.tx.update(withdrawals).set({ personNeeded: why }).where(eq(withdrawals.id, withdrawal.id))
  await recordStep(scope, withdrawal, { source, detail: why })
  scope.app.log.error({ withdrawalId: withdrawal.id, why }, 'A withdrawal needs a person')
}
