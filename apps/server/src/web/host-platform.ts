import { AppError } from '@balcao/domain/app-error'
import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'

const keptForMs = 30_000
const keptMax = 10_000

/** Which tenant a host name belongs to. Kept for a moment: every request asks, and domains hardly ever move. */
export function createHostDirectory(app: App): (host: string) => Promise<string> {
  const known = new Map<string, { platformId: string | null; until: number }>()
  return async (host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '')
    const now = app.clock.now().getTime()
    let entry = known.get(name)
    if (!entry || entry.until <= now) {
      const [row] = await app.db.lookup<{ platform_id: string | null }>(
        sql`select app.platform_of_host(${name}) as platform_id`,
      )
      entry = { platformId: row?.platform_id ?? null, until: now + keptForMs }
      if (known.size >= keptMax) known.clear()
      known.set(name, entry)
    }
    if (entry.platformId === null) throw new AppError('not_found', { reason: 'domain' })
    return entry.platformId
  }
}
