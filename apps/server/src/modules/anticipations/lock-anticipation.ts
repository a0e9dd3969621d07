import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { anticipations } from '#db/schema/anticipations.ts'
import { lockPurses } from '#modules/ledger/lock-purses.ts'
import type { Scope } from '#scope.ts'
import { type Anticipation, purseOfSeller } from './anticipation.ts'
import { openStates } from './anticipation-states.ts'

type Wanted = {
  anticipationId: string
  /** Restricts the search to this person's anticipations. */
  userId?: string
}

/** Every move of an anticipation locks it first. */
export async function lockAnticipation(
  { tx }: Scope,
  { anticipationId, userId }: Wanted,
): Promise<Anticipation> {
  const [anticipation] = await tx
    .select()
    .from(anticipations)
    .where(
      and(
        eq(anticipations.id, anticipationId),
        userId === undefined ? undefined : eq(anticipations.userId, userId),
      ),
    )
    .for('update')
  if (!anticipation) throw new AppError('not_found')
  return anticipation
}

/**
 * Locks an anticipation that can still be decided, and the purse of its lots, so that no lot moves until the
 * transaction ends. An expired request does not count as open, even before the job has ended it.
 */
export async function lockOpenAnticipation(
  scope: Scope,
  wanted: Wanted,
  states: readonly (typeof openStates)[number][] = openStates,
): Promise<Anticipation> {
  const anticipation = await lockAnticipation(scope, wanted)
  const { state, expiresAt, userId, currency } = anticipation
  if (!states.some((open) => open === state) || expiresAt <= scope.now) throw new AppError('record_changed')
  await lockPurses(scope, [purseOfSeller(userId)], currency)
  return anticipation
}
