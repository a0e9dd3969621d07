import { AppError } from '@balcao/domain/app-error'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'

/** Serves nothing but the health of the process until there is a platform. One that was opened never goes away again. */
export function refuseWithoutPlatform(server: FastifyInstance, { db }: App): void {
  let hasPlatform = false
  const look = async () => {
    const [row] = await db.lookup<{ found: boolean }>(sql`select app.has_tenant() as found`)
    hasPlatform = row?.found === true
    if (!hasPlatform) throw new AppError('platform_missing')
  }
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasPlatform || request.routeOptions.config.isOutsideLoadLimit) done()
    else look().then(() => done(), done)
  })
}
