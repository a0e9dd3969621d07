import { eq, getTableColumns } from 'drizzle-orm'
import { platforms } from '../../db/schema/platforms.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'

export type Platform = Omit<typeof platforms.$inferSelect, 'privateKey'>

// Whoever asks about the platform has no business with its key, sealed or not.
const { privateKey: _kept, ...known } = getTableColumns(platforms)

/** The platform on whose ground this transaction stands. */
export async function getPlatform({ tx, platformId }: Scope): Promise<Platform> {
  const [platform] = await tx.select(known).from(platforms).where(eq(platforms.platformId, platformId))
  invariant(platform, 'a request always stands on the ground of a platform')
  return platform
}
