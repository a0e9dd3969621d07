import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope, type Scope } from '#scope.ts'
import { openStates } from './anticipation-states.ts'
import { lockAnticipation } from './lock-anticipation.ts'
import { endRequest } from './move-anticipation.ts'

/** Ends an undecided request or an unaccepted counter-offer when its time is over. */
export const expireAnticipationJob = defineJob({
  name: 'expire-anticipation',
  payload: z.object({ anticipationId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, anticipationId }) =>
    inScope(app, platformId, (scope) => expireAnticipation(scope, anticipationId)),
})

export async function expireAnticipation(scope: Scope, anticipationId: string): Promise<void> {
  const anticipation = await lockAnticipation(scope, { anticipationId })
  const isOpen = openStates.some((state) => state === anticipation.state)
  if (isOpen && anticipation.expiresAt <= scope.now)
    await endRequest(scope, anticipation, 'EXPIRED', { source: 'PRODUCT' })
}
