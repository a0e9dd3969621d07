import type { App } from '#app.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { askProvider } from './ask-provider.ts'
import { leaveToPerson } from './leave-to-person.ts'
import { refundTicket } from './plan-refund.ts'
import { prepareRefund } from './prepare-refund.ts'
import { proveRefund } from './prove-refund.ts'
import { recordAnswer } from './record-answer.ts'
import { getRefund } from './refund.ts'

/** Takes a refund one step further: requests it at the provider, or proves an earlier request. */
export async function makeRefund(
  app: App,
  { platformId, refundId }: { platformId: string; refundId: string },
): Promise<void> {
  const step = await inScope(app, platformId, (scope) => prepareRefund(scope, refundId))
  if (step === null) return
  if (step.kind === 'prove') return proveRefund(app, step)
  const outcome = await askProvider(app, step)
  await inScope(app, platformId, (scope) => recordAnswer(scope, refundId, outcome))
}

export const makeRefundJob = defineJob({
  ...refundTicket,
  run: makeRefund,
  giveUp: (app, { platformId, refundId }) =>
    inScope(app, platformId, async (scope) => {
      const refund = await getRefund(scope, refundId)
      if (refund.closedAt === null) await leaveToPerson(scope, refund, 'outcome_not_proven')
    }),
})
