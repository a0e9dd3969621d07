import { asc } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import { withPlatform } from '#kit/cells/directory.ts'
import type { Scope } from '#scope.ts'
import { lockPlatform } from './lock-platform.ts'

/**
 * Enters the platform's hosts of this transaction into the directory of cells, before it commits. A host of a
 * platform in another cell is refused.
 */
export async function enterHosts(scope: Scope): Promise<void> {
  const { app, tx, platformId, now } = scope
  const { name: cell, change } = app.cells
  if (cell === null) return
  // Serialises concurrent changes of one platform's hosts, so that the second sees those of the first.
  await lockPlatform(scope)
  const rows = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .orderBy(asc(platformDomains.host))
  const hosts = rows.map(({ host }) => host)
  await change((directory) => withPlatform(directory, { platformId, cell, hosts, now }))
}
