import { and, eq } from 'drizzle-orm'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import type { PlanChange } from '#modules/subscriptions/subscription.ts'
import { bySystem, type StepActor, writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'

/** Why a change of plan was not made. */
export type DropReason =
  | 'WITHDRAWN'
  | 'REPLACED'
  | 'ENDED'
  | 'PAUSED'
  | 'UNPAID'
  | 'OUTDATED'
  | 'CARD'
  | 'NOT_CHARGEABLE'
  /** A charge that gave the credit, or the charge of the change itself, was refunded or disputed. */
  | 'REVERSED'

/**
 * Drops an open change of plan: the subscription stays as it was. A payment of the change that arrives after this
 * commit is refunded automatically. The caller has locked the subscription.
 */
export async function dropPlanChange(
  scope: Scope,
  { id, subscriptionId, cycleId, offerId }: PlanChange,
  { reason, by = bySystem }: { reason: DropReason; by?: StepActor },
): Promise<void> {
  const { tx, now } = scope
  await tx.update(planChanges).set({ state: 'DROPPED', settledAt: now }).where(eq(planChanges.id, id))
  if (cycleId !== null)
    await tx
      .update(subscriptionCycles)
      .set({ state: 'UNPAID' })
      .where(and(eq(subscriptionCycles.id, cycleId), eq(subscriptionCycles.state, 'CHANGING')))
  await writeStep(scope, { subscriptionId, kind: 'PLAN_CHANGE_DROPPED', by, detail: { reason, offerId } })
}
