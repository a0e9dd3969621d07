import { defineJob } from '#define-job.ts'
import { askForPerson } from '#modules/payouts/withdrawals/deciding/ask-for-person.ts'
import { lockWithdrawal } from '#modules/payouts/withdrawals/lock-withdrawal.ts'
import { inScope } from '#scope.ts'
import { askToPay } from './ask-to-pay.ts'
import { claimSending } from './claim-sending.ts'
import { sendingTicket } from './plan-sending.ts'
import { recordPayoutAnswer } from './record-payout-answer.ts'

/**
 * Sends an approved withdrawal. Each attempt is one call, never repeated: another account is tried only if
 * certainly nothing was made at the previous one.
 */
export const sendWithdrawalJob = defineJob({
  ...sendingTicket,
  run: async (app, { platformId, withdrawalId }) => {
    for (;;) {
      const claimed = await inScope(app, platformId, (scope) => claimSending(scope, withdrawalId))
      if (!claimed) return
      const outcome = await askToPay(app, claimed)
      const isFree = await inScope(app, platformId, (scope) => recordPayoutAnswer(scope, claimed, outcome))
      if (!isFree) return
    }
  },
  giveUp: (app, { platformId, withdrawalId }) =>
    inScope(app, platformId, async (scope) => {
      const withdrawal = await lockWithdrawal(scope, { withdrawalId })
      if (withdrawal.state === 'APPROVED') await askForPerson(scope, withdrawal, 'NO_ACCOUNT')
    }),
})
