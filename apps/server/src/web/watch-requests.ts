import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appRouter } from '#api/app-router.ts'
import type { App } from '#app.ts'
import type { TracedAnswer } from '#kit/tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    traced: TracedAnswer | null
  }
}

const apiRoute = '/api/trpc/:path'

/** Counts, measures and traces every request, and writes its line where requests are logged. */
export function watchRequests(server: FastifyInstance, { metrics, tracing, log, config }: App): void {
  server.decorateRequest('traced', null)
  server.addHook('onRequest', (request, _reply, done) => {
    if (isSilent(request)) return done()
    request.traced = tracing.request(`${request.method} ${routeOf(request)}`)
    if (request.traced) request.traced.run(done)
    else done()
  })
  // The arrival of a body is an event of its connection, outside the request's context.
  server.addHook('preValidation', (request, _reply, done) => {
    if (request.traced) request.traced.run(done)
    else done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const { statusCode: status, elapsedTime } = reply
    metrics.count('balcao_requests_total', { route, status: String(status) })
    metrics.measure('balcao_request_duration_seconds', elapsedTime / 1000, {
      route: request.routeOptions.url ?? route,
    })
    request.traced?.end({ route, status })
    if (config.logsRequests && !isSilent(request))
      log.info(
        {
          tenant: request.platformId || undefined,
          method: request.method,
          route,
          status,
          ms: Math.round(elapsedTime),
          ...(request.traced && { trace: request.traced.traceId() }),
        },
        'A request was answered',
      )
    done()
  })
}

/** Requests of load balancers, every few seconds. */
function isSilent({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.logLevel === 'silent'
}

/**
 * The pattern of the route and never the address itself, which may contain a token. A call of the API has the name of
 * its procedure; several calls in one request share a name, since there are too many combinations.
 */
function routeOf({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions
  if (url !== apiRoute) return url ?? 'unknown'
  const { path = '' } = params as { path?: string }
  if (Object.hasOwn(appRouter._def.procedures, path)) return `/api/trpc/${path}`
  return path.includes(',') ? '/api/trpc/several' : apiRoute
}
