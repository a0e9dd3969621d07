import type { SubscriptionActor } from '@balcao/domain/payments/subscription-states'
import { type StepKind, subscriptionSteps } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

/** The actor of a step. */
export type StepActor = { kind: SubscriptionActor; userId: string | null }

export const bySystem: StepActor = { kind: 'SYSTEM', userId: null }

export type Step = {
  subscriptionId: string
  kind: StepKind
  by?: StepActor
  cycle?: number
  paymentId?: string
  /** Idempotency key of the fact, if it may be reported twice. */
  key?: string
  detail?: Record<string, unknown>
}

/** Writes a step into the log. False when the same fact was written before. */
export async function writeStep(
  { tx, platformId, now }: Scope,
  { subscriptionId, kind, by = bySystem, cycle, paymentId, key, detail = {} }: Step,
): Promise<boolean> {
  const written = await tx
    .insert(subscriptionSteps)
    .values({
      platformId,
      subscriptionId,
      at: now,
      kind,
      actor: by.kind,
      actorUserId: by.userId,
      cycle: cycle ?? null,
      paymentId: paymentId ?? null,
      key: key ?? null,
      detail,
    })
    .onConflictDoNothing()
    .returning({ id: subscriptionSteps.id })
  return written.length > 0
}
