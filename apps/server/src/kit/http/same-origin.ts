import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route carries its own proof, such as a signature, reads no cookie and is meant to be called from elsewhere. */
    acceptsOtherOrigins?: true
  }
}

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests of other sites that could change something. Browsers set these two headers themselves, so a page cannot forge
 * them; a client that sends neither is no browser and has no cookies.
 */
export function refuseOtherOrigins(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isHarmless =
      harmlessMethods.has(request.method) || request.routeOptions.config.acceptsOtherOrigins === true
    if (isHarmless || !comesFromElsewhere(request)) done()
    else done(new AppError('permission_missing', { reason: 'origin' }))
  })
}

function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (headers.origin === undefined) return false
  const origin = URL.parse(headers.origin)
  // The scheme of the request is ignored: a proxy in front may terminate TLS. With the origin's scheme, default ports
  // are dropped on both sides.
  return !origin || origin.host !== URL.parse(`${origin.protocol}//${host}`)?.host
}
