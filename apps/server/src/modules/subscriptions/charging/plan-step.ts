import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/**
 * Name and payload of the job that takes a subscription's next step. They are defined here because the job
 * imports everything that plans it.
 */
export const stepTicket = {
  name: 'advance-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  triesMax: 25,
}

/**
 * Plans the only job of a subscription, which replaces an earlier plan. A demo subscription gets no job: the
 * seeding runs its steps itself.
 */
export async function planStep(
  scope: Scope,
  { id, nextStepAt, isDemo }: Pick<Subscription, 'id' | 'nextStepAt' | 'isDemo'>,
): Promise<void> {
  if (nextStepAt === null || isDemo) return
  const key = `${stepTicket.name}:${id}`
  await addJob(scope, stepTicket, { subscriptionId: id }, { runAt: nextStepAt, key })
}
