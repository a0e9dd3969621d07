import { getTableColumns, sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'
import { tenantUrl } from './tenant-url.ts'

export type Platform = Omit<typeof platforms.$inferSelect, 'privateKey' | 'optOutKey'> & {
  /** The URL of its primary host. */
  url: string
}

// Keys are left out, even sealed, because no reader of the platform needs them.
const { privateKey: _private, optOutKey: _optOut, ...known } = getTableColumns(platforms)

const selectPlatform = defineStatement((db, _given: Inputs<object>) =>
  db
    .select({ ...known, host: platformDomains.host })
    .from(platforms)
    .leftJoin(platformDomains, sql`${platformDomains.isPrimary}`),
)

export async function getPlatform({ app, tx }: Scope): Promise<Platform> {
  const [found] = await selectPlatform(tx, {})
  invariant(found, 'every request belongs to a platform')
  const { host, ...platform } = found
  return { ...platform, url: tenantUrl(app.config, host) }
}
