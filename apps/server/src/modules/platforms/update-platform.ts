import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'

export type PlatformChanges = Partial<Omit<typeof platforms.$inferInsert, 'platformId'>>

export async function updatePlatform({ tx, platformId }: Scope, changes: PlatformChanges): Promise<void> {
  const changed = await tx
    .update(platforms)
    .set(changes)
    .where(eq(platforms.platformId, platformId))
    .returning({ platformId: platforms.platformId })
  if (changed.length === 0) throw new AppError('not_found')
}
