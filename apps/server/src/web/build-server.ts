import { AppError } from '@balcao/domain/app-error'
import { type ErrorCode, errorCodes } from '@balcao/domain/error-codes'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { isRefusedValue } from '../db/is-refused-value.ts'
import { retryAfterOf } from '../kit/http/retry-after.ts'
import { refuseOtherOrigins } from '../kit/http/same-origin.ts'
import { sendOverloaded } from '../kit/http/send-overloaded.ts'
import { overloadGuard } from '../kit/overload.ts'
import { cepLookup } from './cep.ts'
import { checkoutPages } from './checkout-pages.ts'
import { consolePages } from './console-pages.ts'
import { demoIndex } from './demo-index.ts'
import { devMailbox } from './dev-mailbox.ts'
import { exports } from './exports.ts'
import { favicon } from './favicon.ts'
import { health } from './health.ts'
import { createHostDirectory } from './host-platform.ts'
import { paymentEvents } from './payment-events.ts'
import { headersOfEveryAnswer } from './security-headers.ts'
import { storeRoutes } from './store-routes.ts'
import { trpcPlugin } from './trpc-plugin.ts'
import { webhooks } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant whose host was called. */
    platformId: string
  }
}

const apiBodyMax = 100_000

/** The whole web side of the product, ready to listen or to be injected into by a test. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: apiBodyMax,
    trustProxy: (_address, hop) => hop < app.config.trustedProxies,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Node looks for late ones every thirty seconds by itself, which makes a minute of a limit of thirty seconds.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  })
  server.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const code = codeOf(error)
    const { httpStatus, logLevel } = errorCodes[code]
    if (code === 'internal') app.log.error({ path: request.routeOptions.url, error }, 'A request failed')
    else app.log[logLevel]({ path: request.routeOptions.url, refusal: code }, 'A request was refused')
    const retryAfter = retryAfterOf(error)
    if (code === 'overloaded') return sendOverloaded(request, reply, retryAfter)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.code(httpStatus).send({ error: code })
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }))

  const everyAnswer = headersOfEveryAnswer(app.config)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer)
    done()
  })
  await server.register(health, { app })
  overloadGuard(server, { maxRequestsInFlight: app.config.maxRequestsInFlight, log: app.log })
  refuseOtherOrigins(server)
  await server.register(fastifyCookie)
  await server.register(favicon)
  await server.register(webhooks, { app })

  await server.register(async (tenant) => {
    const platformOf = createHostDirectory(app)
    tenant.decorateRequest('platformId', '')
    tenant.addHook('onRequest', async (request) => {
      request.platformId = await platformOf(request.hostname)
    })
    await tenant.register(trpcPlugin, { app })
    await tenant.register(exports, { app })
    await tenant.register(paymentEvents, { app })
    await tenant.register(cepLookup, { app })
    await tenant.register(checkoutPages, { app })
    await tenant.register(consolePages, { app })
    await tenant.register(devMailbox, { app })
    if (app.config.isDemo) await tenant.register(demoIndex, { app })
  })
  await server.register(storeRoutes, { app })
  return server
}

function codeOf(error: FastifyError | AppError): ErrorCode {
  if (error instanceof AppError) return error.code
  if (isRefusedValue(error)) return 'input_invalid'
  if (error.statusCode === 413) return 'upload_too_large'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'input_invalid'
  return 'internal'
}
