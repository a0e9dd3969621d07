import { eq, getTableColumns } from 'drizzle-orm'
import { platforms } from '../../db/schema/platforms.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'

export type Platform = Omit<typeof platforms.$inferSelect, 'privateKey'>

// The private key is left out, even sealed: nobody who reads the platform needs it.
const { privateKey: _kept, ...known } = getTableColumns(platforms)

/** The platform of this transaction. */
export async function getPlatform({ tx, platformId }: Scope): Promise<Platform> {
  const [platform] = await tx.select(known).from(platforms).where(eq(platforms.platformId, platformId))
  invariant(platform, 'a request always stands on the ground of a platform')
  return platform
}
