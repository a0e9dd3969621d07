import { asc } from 'drizzle-orm'
import { platformDomains } from '#db/schema/platforms.ts'
import { withPlatform } from '#kit/cells/directory.ts'
import type { Scope } from '#scope.ts'

/**
 * Enters the hosts that the platform has in this transaction into the directory of cells, before it commits: a host
 * of a platform in another cell is refused.
 */
export async function enterHosts({ app, tx, platformId, now }: Scope): Promise<void> {
  const { name: cell, change } = app.cells
  if (cell === null) return
  const rows = await tx
    .select({ host: platformDomains.host })
    .from(platformDomains)
    .orderBy(asc(platformDomains.host))
  const hosts = rows.map(({ host }) => host)
  await change((directory) => withPlatform(directory, { platformId, cell, hosts, now }))
}
