import { and, eq } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { mailSubscription } from './mail-subscription.ts'
import type { Subscription } from './subscription.ts'
import { type StepActor, writeStep } from './write-step.ts'

export type EndCause = 'ASKED' | 'UNPAID' | 'REFUNDED' | 'PLATFORM_CLOSED'

export type End = { by: StepActor; cause: EndCause; reason: string | null }

/** Ends a subscription now: nothing more is charged, and the rest of the paid period is forfeited. */
export async function endSubscription(
  scope: Scope,
  before: Subscription,
  { by, cause, reason }: End,
): Promise<Subscription> {
  const { tx, now } = scope
  const isOver = before.state === 'CANCELED'
  await tx
    .update(subscriptionCycles)
    .set({ state: 'UNPAID' })
    .where(and(eq(subscriptionCycles.subscriptionId, before.id), eq(subscriptionCycles.state, 'OPEN')))
  const { paidUntil } = before
  const ended = await changeSubscription(scope, before, {
    state: 'CANCELED',
    canceledBy: before.canceledBy ?? by.kind,
    cancelReason: before.cancelReason ?? reason,
    canceledAt: before.canceledAt ?? now,
    nextStepAt: null,
    resumesAt: null,
    paidUntil: paidUntil !== null && paidUntil > now ? now : paidUntil,
  })
  if (isOver) return ended
  await writeStep(scope, { subscriptionId: before.id, kind: 'CANCELED', by, detail: { cause, reason } })
  // No mail to a subscriber who never paid, who got no welcome mail either.
  if (paidUntil !== null)
    await mailSubscription(scope, ended, {
      key: `subscription-ended:${now.toISOString()}`,
      template: 'subscriptionEnded',
      props: { cause },
    })
  return ended
}
