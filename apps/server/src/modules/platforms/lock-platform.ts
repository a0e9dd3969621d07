import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** Blocks changes of the platform until the transaction ends, without blocking inserts that reference it. */
export async function lockPlatform({ tx, platformId }: Scope): Promise<void> {
  await tx
    .select({ platformId: platforms.platformId })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
    .for('no key update')
}
