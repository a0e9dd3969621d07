import { eq } from 'drizzle-orm'
import {
  type AnticipationState,
  anticipationEvents,
  anticipationLots,
  anticipations,
} from '#db/schema/anticipations.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import type { Anticipation } from './anticipation.ts'
import { canMove } from './anticipation-states.ts'
import { isTold, tellAnticipation } from './tell-anticipation.ts'

/** Actor of a step, and the reason. */
export type Step = {
  source: (typeof anticipationEvents.$inferInsert)['source']
  actorUserId?: string
  detail?: string | null
}

type Change = Partial<Omit<typeof anticipations.$inferInsert, 'id' | 'platformId' | 'state'>>

/** Moves a locked anticipation as the table of states allows, and records the step. */
export async function moveAnticipation(
  scope: Scope,
  anticipation: Anticipation,
  state: AnticipationState,
  step: Step,
  change: Change = {},
): Promise<Anticipation> {
  invariant(canMove(anticipation.state, state), `an anticipation goes from ${anticipation.state} to ${state}`)
  const [moved] = await scope.tx
    .update(anticipations)
    .set({ ...change, state })
    .where(eq(anticipations.id, anticipation.id))
    .returning()
  invariant(moved, 'the anticipation is locked')
  await recordStep(scope, moved, step)
  if (isTold(state)) await tellAnticipation(scope, moved, state)
  return moved
}

/** Ends an open request; its lots can be requested again. */
export async function endRequest(
  scope: Scope,
  anticipation: Anticipation,
  state: 'REFUSED' | 'CANCELED' | 'EXPIRED',
  step: Step,
): Promise<void> {
  await moveAnticipation(scope, anticipation, state, step, { reason: step.detail ?? null })
  await scope.tx
    .update(anticipationLots)
    .set({ isWanted: false })
    .where(eq(anticipationLots.anticipationId, anticipation.id))
}

export async function recordStep(
  { tx, platformId, now }: Scope,
  { id, state, grossCents, feeCents }: Anticipation,
  { source, actorUserId, detail = null }: Step,
): Promise<void> {
  await tx.insert(anticipationEvents).values({
    platformId,
    anticipationId: id,
    at: now,
    actorUserId: actorUserId ?? null,
    source,
    state,
    grossCents,
    feeCents,
    detail,
  })
}
