import { AppError } from '@balcao/domain/app-error'
import type { FastifyInstance } from 'fastify'

/**
 * Keeps routes to one origin of ours beside the tenants' pages, such as that of the card frame: the browser then holds apart what is typed
 * there from what a page can read. Tenants' routes are not found there, because the host is no tenant's.
 */
export function servesOnlyAt(server: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  server.addHook('onRequest', async (request) => {
    if (request.host !== host) throw new AppError('not_found', { reason: 'origin' })
  })
}
