import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { type ClosingState, platformClosings } from '#db/schema/closings.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import type { Scope } from '#scope.ts'

export type Closing = typeof platformClosings.$inferSelect

/** A proposal expires after its day, whether or not a job has ended it. */
export function isLapsed({ state, expiresAt }: Closing, now: Date): boolean {
  return state === 'PROPOSED' && expiresAt <= now
}

/**
 * A closing in one of the states. The platform is locked first: of two masters who decide at once the second
 * finds it decided.
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
