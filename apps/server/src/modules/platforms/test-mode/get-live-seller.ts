import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

/** The seller to whom this test platform belongs. */
export type LiveSeller = { platformId: string; userId: string }

export async function getLiveSeller(scope: Scope): Promise<LiveSeller> {
  const seller = await findLiveSeller(scope)
  invariant(seller, 'every test mode has a seller')
  return seller
}

/** Null after the test mode was removed. */
export async function findLiveSeller({ tx }: Scope): Promise<LiveSeller | null> {
  const [row] = await tx
    .select({ platformId: platforms.testOfPlatformId, userId: platforms.testOfUserId })
    .from(platforms)
  return row?.platformId && row.userId ? { platformId: row.platformId, userId: row.userId } : null
}
