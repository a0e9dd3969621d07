import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { lockDispute, updateDispute } from './dispute.ts'
import { loseDispute } from './lose-dispute.ts'
import { defenceEndTicket } from './plan-defence-end.ts'

/** Ends the time for a defence. Money that the bank has taken is lost; held money waits for the bank's decision. */
export const endDefenceJob = defineJob({
  ...defenceEndTicket,
  run: (app, { platformId, disputeId }) =>
    inScope(app, platformId, async (scope) => {
      const { dispute, payment } = await lockDispute(scope, disputeId)
      if (dispute.state !== 'OPEN' || dispute.dueAt > scope.now) return
      if (dispute.isTaken) await loseDispute(scope, payment, dispute)
      else await updateDispute(scope, dispute, { state: 'UNANSWERED' })
    }),
})
