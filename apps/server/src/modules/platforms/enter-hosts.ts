import { asc } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import { withPlatform } from '#kit/cells/directory.ts'
import type { Scope } from '#scope.ts'
import { lockPlatform } from './lock-platform.ts'

/**
 * Enters the hosts that the platform has in this transaction into the directory of cells, before it commits: a host
 * of a platform in another cell is refused.
 */
export async function enterHosts(scope: Scope): Promise<void> {
  const { app, tx, platformId, now } = scope
  const { name: cell, change } = app.cells
  if (cell === null) return
  // Of two that change the hosts of one platform at once, the second sees those of the first.
  await lockPlatform(scope)
  const rows = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .orderBy(asc(platformDomains.host))
  const hosts = rows.map(({ host }) => host)
  await change((directory) => withPlatform(directory, { platformId, cell, hosts, now }))
}
