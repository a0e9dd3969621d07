import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

/** Sets the target of a test mode's clock. False while an earlier move is under way. */
export async function beginAdvance({ tx, platformId }: Scope, target: Date): Promise<boolean> {
  const isThis = eq(platforms.platformId, platformId)
  const [platform] = await tx
    .select({ target: platforms.clockTarget })
    .from(platforms)
    .where(isThis)
    .for('update')
  if (platform?.target !== null) return false
  await tx.update(platforms).set({ clockTarget: target }).where(isThis)
  return true
}

export async function endAdvance({ tx, platformId }: Scope): Promise<void> {
  await tx.update(platforms).set({ clockTarget: null }).where(eq(platforms.platformId, platformId))
}
