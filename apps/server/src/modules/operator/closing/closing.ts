import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { type ClosingState, platformClosings } from '#db/schema/closings.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import type { Scope } from '#scope.ts'

export type Closing = typeof platformClosings.$inferSelect

/** Whether a proposal has expired, even if no job has ended it yet. */
export function isLapsed({ state, expiresAt }: Closing, now: Date): boolean {
  return state === 'PROPOSED' && expiresAt <= now
}

/**
 * A closing in one of the states. Locks the platform first, so that the second of two concurrent decisions
 * sees the first.
 */
export async function lockClosing(
  scope: Scope,
  closingId: string,
  states: readonly ClosingState[],
): Promise<Closing> {
  await lockPlatform(scope)
  const [closing] = await scope.tx.select().from(platformClosings).where(eq(platformClosings.id, closingId))
  if (!closing) throw new AppError('not_found')
  if (!states.includes(closing.state) || isLapsed(closing, scope.now)) throw new AppError('record_changed')
  return closing
}
