import { capabilities } from '@balcao/domain/people/account-standing'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { platforms } from '#db/schema/platforms.ts'
import { findLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { inScope } from '#scope.ts'

const askedEveryMs = 5_000

/**
 * Refuses every page of a test mode whose seller may no longer enter live, or whose live platform does not
 * sell. A test platform has no staff of its own that could close it. A positive result is cached for some
 * seconds.
 */
export function createTestModeGate(app: App): (testPlatformId: string) => Promise<void> {
  const foundOpenAt = new Map<string, number>()
  return async (testPlatformId) => {
    const now = app.worldClock.now().getTime()
    const foundAt = foundOpenAt.get(testPlatformId)
    if (foundAt !== undefined && now - foundAt < askedEveryMs) return
    foundOpenAt.delete(testPlatformId)
    if (!(await isOpenLive(app, testPlatformId))) throw new AppError('not_found')
    foundOpenAt.set(testPlatformId, now)
  }
}

async function isOpenLive(app: App, testPlatformId: string): Promise<boolean> {
  const seller = await inScope(app, testPlatformId, findLiveSeller)
  if (!seller || app.cells.elsewhere(seller.platformId) !== null) return false
  return inScope(app, seller.platformId, async ({ tx }) => {
    const [live] = await tx
      .select({
        status: users.status,
        salesSuspendedAt: platforms.salesSuspendedAt,
        closingSince: platforms.closingSince,
      })
      .from(users)
      .innerJoin(platforms, eq(platforms.platformId, users.platformId))
      .where(eq(users.id, seller.userId))
    return (
      live !== undefined &&
      capabilities[live.status].enters &&
      live.salesSuspendedAt === null &&
      live.closingSince === null
    )
  })
}
