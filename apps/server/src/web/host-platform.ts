import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'

/** The tenant of a host name. Synchronous where it is cached, since every request needs it. */
export type HostDirectory = (host: string) => string | Promise<string>

const keptForMs = 30_000
const keptMax = 10_000

/** Cached for a moment: domains hardly ever change. */
export function createHostDirectory(app: App): HostDirectory {
  const known = new Map<string, { platformId: string | null; until: number }>()

  async function lookUp(host: string): Promise<string | null> {
    const [row] = await app.db.lookup<{ platform_id: string | null }>(
      sql`select app.platform_of_host(${nameOf(host)}) as platform_id`,
    )
    const platformId = row?.platform_id ?? null
    if (known.size >= keptMax) known.clear()
    known.set(host, { platformId, until: app.clock.now().getTime() + keptForMs })
    return platformId
  }

  async function find(host: string): Promise<string> {
    const kept = known.get(host)
    const platformId = kept && kept.until > app.clock.now().getTime() ? kept.platformId : await lookUp(host)
    if (platformId === null) {
      app.cells.refuseHostElsewhere(nameOf(host))
      throw new AppError('not_found', { reason: 'domain' })
    }
    app.cells.refuseElsewhere(platformId)
    return platformId
  }

  return (host) => {
    const kept = known.get(host)
    const isFresh = kept !== undefined && kept.until > app.clock.now().getTime()
    return isFresh && kept.platformId && app.cells.elsewhere(kept.platformId) === null
      ? kept.platformId
      : find(host)
  }
}

const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')
