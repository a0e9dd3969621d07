import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import type { Platform } from './get-platform.ts'
import { type PlatformChanges, updatePlatform } from './update-platform.ts'

export type PlatformRow = Omit<Platform, 'url'>

/**
 * Changes the platform and returns its former row. A former stand-in phone is remembered, so that it is never
 * taken for a buyer's number in an order. The row is locked, so that neither of two forms saved at once is
 * lost.
 */
export async function changePlatform(scope: Scope, changes: PlatformChanges): Promise<PlatformRow> {
  const { tx, platformId } = scope
  const [row] = await tx.select().from(platforms).where(eq(platforms.platformId, platformId)).for('update')
  invariant(row, 'every request belongs to a platform')
  const { privateKey: _kept, ...before } = row
  const { formerPlaceholderPhones, placeholderPhone } = before
  const phones =
    changes.placeholderPhone === undefined
      ? {}
      : { formerPlaceholderPhones: [...new Set([...formerPlaceholderPhones, placeholderPhone])] }
  await updatePlatform(scope, { ...changes, ...phones })
  return before
}
