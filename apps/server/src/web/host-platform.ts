import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { createKept } from '#kit/kept.ts'

/** The tenant of a host name. Synchronous where it is cached, since every request needs it. */
export type HostDirectory = (host: string) => string | Promise<string>

/** Cached for a moment: domains hardly ever change. */
export function createHostDirectory(app: App): HostDirectory {
  const platforms = createKept<string | null>({
    clock: app.clock,
    freshForMs: 30_000,
    keptMax: 10_000,
    keyOf: (host) => host,
    read: async (host) => {
      const [row] = await app.db.lookup<{ platform_id: string | null }>(
        sql`select app.platform_of_host(${nameOf(host)}) as platform_id`,
      )
      return row?.platform_id ?? null
    },
  })

  async function find(host: string): Promise<string> {
    const known = platforms.fresh(host)
    const platformId = known === undefined ? await platforms.get(host) : known
    if (platformId === null) {
      app.cells.refuseHostElsewhere(nameOf(host))
      throw new AppError('not_found', { reason: 'domain' })
    }
    app.cells.refuseElsewhere(platformId)
    return platformId
  }

  return (host) => {
    const platformId = platforms.fresh(host)
    return platformId && app.cells.elsewhere(platformId) === null ? platformId : find(host)
  }
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')
