import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

/** The seller whose test mode this platform is. */
export type LiveSeller = { platformId: string; userId: string }

export async function getLiveSeller({ tx }: Scope): Promise<LiveSeller> {
  const [row] = await tx
    .select({ platformId: platforms.testOfPlatformId, userId: platforms.testOfUserId })
    .from(platforms)
  invariant(row?.platformId && row.userId, 'a test mode is of a seller')
  return { platformId: row.platformId, userId: row.userId }
}
