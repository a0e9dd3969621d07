import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/**
 * The queue's ticket for the job that takes a subscription's next step. The job imports everything that plans
 * it, so the ticket stands below it.
 */
export const stepTicket = {
  name: 'advance-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  triesMax: 25,
}

/**
 * Plans the one job of a subscription, which replaces an earlier plan. A demo's past is turned by the seeding
 * itself.
 */
export async function planStep(
  scope: Scope,
  { id, nextStepAt, isDemo }: Pick<Subscription, 'id' | 'nextStepAt' | 'isDemo'>,
): Promise<void> {
  if (nextStepAt === null || isDemo) return
  const key = `${stepTicket.name}:${id}`
  await addJob(scope, stepTicket, { subscriptionId: id }, { runAt: nextStepAt, key })
}
