import { getTableColumns } from 'drizzle-orm'
import { platformDomains, platforms } from '../../db/schema/platforms.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import { isPrimaryDomainOf } from './primary-domain.ts'
import { tenantUrl } from './tenant-url.ts'

export type Platform = Omit<typeof platforms.$inferSelect, 'privateKey'> & {
  /** Where people reach it. */
  url: string
}

// Whoever asks about the platform has no business with its key, sealed or not.
const { privateKey: _kept, ...known } = getTableColumns(platforms)

/** The platform on whose ground this transaction stands. */
export async function getPlatform({ app, tx }: Scope): Promise<Platform> {
  const [found] = await tx
    .select({ ...known, host: platformDomains.host })
    .from(platforms)
    .leftJoin(platformDomains, isPrimaryDomainOf(platforms))
  invariant(found, 'a request always stands on the ground of a platform')
  const { host, ...platform } = found
  return { ...platform, url: tenantUrl(app.config, host) }
}
