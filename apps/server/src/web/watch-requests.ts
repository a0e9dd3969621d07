import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appRouter } from '#api/app-router.ts'
import type { App } from '#app.ts'

const apiRoute = '/api/trpc/:path'

/** Counts and measures every request, and writes its line where requests are logged. */
export function watchRequests(server: FastifyInstance, { metrics, log, config }: App): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const status = String(reply.statusCode)
    metrics.count('balcao_requests_total', { route, status })
    metrics.measure('balcao_request_duration_seconds', reply.elapsedTime / 1000, {
      route: request.routeOptions.url ?? route,
    })
    if (config.logsRequests && request.routeOptions.logLevel !== 'silent')
      log.info(
        {
          tenant: request.platformId || undefined,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'A request was answered',
      )
    done()
  })
}

/**
 * The pattern of the route and never the address itself, which may hold a token. A call of the API has the name of
 * its procedure; several calls in one request share a name, since their combinations have no end.
 */
function routeOf({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions
  if (url !== apiRoute) return url ?? 'unknown'
  const { path = '' } = params as { path?: string }
  if (Object.hasOwn(appRouter._def.procedures, path)) return `/api/trpc/${path}`
  return path.includes(',') ? '/api/trpc/several' : apiRoute
}
