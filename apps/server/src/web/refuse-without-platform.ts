import { AppError } from '@balcao/domain/texts/app-error'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import type { Database } from '#db/database.ts'

/** Serves only the health endpoints until a platform exists. Platforms are never deleted, so it is checked only until then. */
export function refuseWithoutPlatform(server: FastifyInstance, { db }: App): void {
  let isPlatformThere = false
  const look = async () => {
    isPlatformThere = await hasPlatform(db)
    if (!isPlatformThere) throw new AppError('platform_missing')
  }
  server.addHook('onRequest', (request, _reply, done) => {
    if (isPlatformThere || request.routeOptions.config.isOutsideLoadLimit) done()
    else look().then(() => done(), done)
  })
}

export async function hasPlatform(db: Database): Promise<boolean> {
  const [row] = await db.lookup<{ found: boolean }>(sql`select app.has_tenant() as found`)
  return row?.found === true
}
