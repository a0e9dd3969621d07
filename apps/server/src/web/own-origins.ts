import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import type { HostDirectory } from './host-platform.ts'

type FrameRoutes = { origin: string; publicUrl: string; platformOf: HostDirectory }

const hostShape = /^[a-z0-9.-]+(?::\d{1,5})?$/

/**
 * Binds routes to one of our own origins beside the tenants' pages, so that the browser isolates a frame from its
 * page. The routes' addresses name the page's host as `pageHost`, which gives the tenant. The tenants' own routes are
 * not found there, because the host belongs to no tenant.
 */
export function servesFramesAt(
  server: FastifyInstance,
  { origin, publicUrl, platformOf }: FrameRoutes,
): void {
  const { host } = new URL(origin)
  const page = new URL(publicUrl)
  server.decorateRequest('platformId', '')
  server.addHook('onRequest', async (request) => {
    if (request.host !== host) throw new AppError('not_found', { reason: 'origin' })
    const { pageHost = '' } = request.params as { pageHost?: string }
    const [name = '', port = ''] = pageHost.split(':')
    if (!hostShape.test(pageHost) || port !== page.port) throw new AppError('not_found', { reason: 'domain' })
    request.platformId = await platformOf(name)
  })
}
