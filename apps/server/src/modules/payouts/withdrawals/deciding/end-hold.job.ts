import { and, eq, min } from 'drizzle-orm'
import { z } from 'zod'
import { withdrawals } from '#db/schema/payouts.ts'
import { defineJob } from '#define-job.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { moveWithdrawal } from '#modules/payouts/withdrawals/move-withdrawal.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import { inScope, type Scope } from '#scope.ts'
import { askForPerson } from './ask-for-person.ts'

/** Ends a hold on its date: the withdrawal returns to the head of the queue, for a person to decide. */
export const endHoldJob = defineJob({
  name: 'end-hold',
  payload: z.object({ withdrawalId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, withdrawalId }) =>
    inScope(app, platformId, async (scope) => {
      const withdrawal = await lockWithdrawal(scope, { withdrawalId })
      // The hold was released or extended in the meantime.
      if (withdrawal.heldUntil === null || withdrawal.heldUntil > scope.now) return
      const back = await moveWithdrawal(scope, withdrawal, 'IN_REVIEW', {
        source: 'PRODUCT',
        detail: 'hold_over',
      })
      const queuedAt = await placeBeforeAll(scope, back)
      await scope.tx.update(withdrawals).set({ queuedAt }).where(eq(withdrawals.id, withdrawalId))
      await askForPerson(scope, back, 'HOLD_OVER')
    }),
})

async function placeBeforeAll({ tx }: Scope, { purse, queuedAt }: Withdrawal): Promise<Date> {
  const [first] = await tx
    .select({ queuedAt: min(withdrawals.queuedAt) })
    .from(withdrawals)
    .where(and(eq(withdrawals.purse, purse), eq(withdrawals.state, 'IN_REVIEW')))
  return new Date((first?.queuedAt ?? queuedAt).getTime() - 1)
}
