import { z } from 'zod'
import { addJob } from '../../add-job.ts'
import type { Scope } from '../../scope.ts'
import type { Subscription } from './subscription.ts'

/** What the queue has to know of the job that takes a subscription's next step. The job itself stands above everything that plans it. */
export const turnTicket = {
  name: 'turn-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  triesMax: 25,
}

/** One job for each subscription, however often its next step is planned. The past of a demo is turned by whoever tells it. */
export async function planTurn(
  scope: Scope,
  { id, nextStepAt, isDemo }: Pick<Subscription, 'id' | 'nextStepAt' | 'isDemo'>,
): Promise<void> {
  if (nextStepAt === null || isDemo) return
  const key = `${turnTicket.name}:${id}`
  await addJob(scope, turnTicket, { subscriptionId: id }, { runAt: nextStepAt, key })
}
