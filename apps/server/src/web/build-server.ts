import { existsSync } from 'node:fs'
import { AppError } from '@balcao/domain/texts/app-error'
import { type ErrorCode, errorCodes, logLevelOf } from '@balcao/domain/texts/error-codes'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { App } from '#app.ts'
import { retryAfterOf } from '#kit/http/retry-after.ts'
import { refuseOtherOrigins } from '#kit/http/same-origin.ts'
import { isUnavailable, sendUnavailable } from '#kit/http/send-unavailable.ts'
import { overloadGuard } from '#kit/overload.ts'
import type { DiskStore } from '#kit/storage/disk-store.ts'
import { diskStoreRoutes } from '#kit/storage/disk-store-routes.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { createTestModeGate } from '#modules/accounts/test-mode/test-mode-gate.ts'
import { affiliateLinks } from './affiliate-links.ts'
import { apiDocs } from './api-docs.ts'
import { createBrandDirectory } from './brand-directory.ts'
import { builtFile } from './built-file.ts'
import { cardFrame } from './card-frame.ts'
import { cellCalls } from './cell-calls.ts'
import { cepLookup } from './cep.ts'
import { challengeFrame } from './challenge-frame.ts'
import { changes } from './changes.ts'
import { checkoutPages } from './checkout-pages.ts'
import { codeOfError } from './code-of-error.ts'
import { consolePages } from './console-pages.ts'
import { coursePages } from './course-pages.ts'
import { cspReports } from './csp-reports.ts'
import { demoIndex } from './demo-index.ts'
import { devMailbox } from './dev-mailbox.ts'
import { domainQuestion } from './domain-question.ts'
import { emailChangePages } from './email-change-pages.ts'
import { embedScript } from './embed-script.ts'
import { embeddedVideos } from './embedded-videos.ts'
import { exports } from './exports.ts'
import { favicon } from './favicon.ts'
import { feeds } from './feeds.ts'
import { health } from './health.ts'
import { createHostDirectory } from './host-platform.ts'
import { legalPages } from './legal-pages.ts'
import { mailReports } from './mail-reports.ts'
import { media } from './media.ts'
import { optOutPages } from './opt-out-pages.ts'
import { paymentEvents } from './payment-events.ts'
import { pixelFrame } from './pixel-frame.ts'
import { refusalPage, wantsPage } from './refusal-page.ts'
import { refuseWithoutPlatform } from './refuse-without-platform.ts'
import { reportMailPages } from './report-mail-pages.ts'
import { restApi } from './rest-api.ts'
import { headersOfEveryAnswer } from './security-headers.ts'
import { shortPagePolicy } from './short-page.ts'
import { signOn } from './sign-on.ts'
import { testModeEntry } from './test-mode-entry.ts'
import { trpcPlugin } from './trpc-plugin.ts'
import { watchRequests } from './watch-requests.ts'
import { webhooks } from './webhooks.ts'

/** A name or an address, and a port. No browser sends anything else, such as `shop.example@evil.example`. */
const hostShape = /^(?:[a-z0-9_.-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

const folder = new URL('../../../checkout/dist/client/', import.meta.url).pathname

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant whose host was called. */
    platformId: string
  }
}

const apiBodyMax = 100_000
/** Transactions under way for each connection, running and waiting, at which changes are refused. */
const underwayPerConnection = 6

/** The whole web side of the product, ready to listen or to be injected into by a test. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: apiBodyMax,
    trustProxy: (_address, hop) => hop < app.config.trustedProxies,
    // A batch of reads is one route parameter, with the names of all its procedures.
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // Node checks for late requests every thirty seconds by default, which turns a limit of thirty seconds
    // into a minute.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  })
  server.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const code = codeOfError(error)
    const { httpStatus } = errorCodes[code]
    if (code === 'internal') app.log.error({ path: request.routeOptions.url, error }, 'A request failed')
    else app.log[logLevelOf(code)]({ path: request.routeOptions.url, refusal: code }, 'A request was refused')
    const retryAfter = retryAfterOf(error)
    if (isUnavailable(code)) return sendUnavailable(request, reply, code, retryAfter)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return refuse(request, reply.code(httpStatus), code)
  })
  server.setNotFoundHandler((request, reply) => refuse(request, reply.code(404), 'not_found'))

  const platformOf = createHostDirectory(app)
  const brandOf = createBrandDirectory(app)
  /** A person gets a page in the name of the host's tenant, a program gets the code. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    code: ErrorCode,
  ): Promise<FastifyReply> {
    if (!wantsPage(request)) return reply.send({ error: code })
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': shortPagePolicy, 'cache-control': 'no-store' })
      .send(refusalPage(code, request, await brandFor(request, code)))
  }

  async function brandFor({ hostname }: FastifyRequest, code: ErrorCode): Promise<{ name: string }> {
    const ours = { name: 'Balcão' }
    // The host is not looked up: the answer "no tenant" would stay cached after the first platform was created.
    if (code === 'platform_missing') return ours
    try {
      return await brandOf(await platformOf(hostname))
    } catch {
      return ours
    }
  }

  const everyAnswer = headersOfEveryAnswer(app.config)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer)
    done()
  })
  watchRequests(server, app)
  refuseMalformedHost(server)
  await server.register(health, { app })
  await server.register(domainQuestion, { app, platformOf })
  await server.register(cellCalls, { app })
  overloadGuard(server, {
    ...app.config,
    hasTransactionsWaiting: () => app.db.underway() >= app.config.poolSize * underwayPerConnection,
    log: app.log,
  })
  refuseWithoutPlatform(server, app)
  refuseOtherOrigins(server)
  await server.register(favicon, { platformOf, brandOf })
  await server.register(webhooks, { app })
  await server.register(mailReports, { app })
  await server.register(cspReports, { app })
  await server.register(checkoutFiles)
  await server.register(embedScript)
  await server.register(cardFrame, { app, platformOf })
  await server.register(pixelFrame, { app, platformOf })

  const passTestModeGate = createTestModeGate(app)
  await server.register(async (tenant) => {
    tenant.decorateRequest('platformId', '')
    tenant.addHook('onRequest', (request, _reply, done) => {
      const enter = (platformId: string) => {
        request.platformId = platformId
        if (isTestPlatform(platformId))
          passTestModeGate(platformId)
            .then(() => app.tenantTime(platformId, async () => done()))
            .catch(done)
        else done()
      }
      const found = platformOf(request.hostname)
      if (typeof found === 'string') enter(found)
      else found.then(enter, done)
    })
    // Reading the body of a request loses the tenant's clock, so the clock is set again.
    tenant.addHook('preValidation', ({ platformId }, _reply, done) => {
      if (isTestPlatform(platformId)) app.tenantTime(platformId, async () => done()).catch(done)
      else done()
    })
    await tenant.register(trpcPlugin, { app })
    await tenant.register(restApi, { app, prefix: '/api/v1' })
    await tenant.register(apiDocs, { brandOf })
    await tenant.register(exports, { app })
    await tenant.register(feeds, { app })
    await tenant.register(media, { app })
    await tenant.register(challengeFrame, { app })
    await tenant.register(paymentEvents, { app })
    await tenant.register(changes, { app })
    await tenant.register(cepLookup, { app })
    await tenant.register(affiliateLinks, { app })
    await tenant.register(optOutPages, { app, brandOf })
    await tenant.register(reportMailPages, { app, brandOf })
    await tenant.register(emailChangePages, { app, brandOf })
    await tenant.register(legalPages, { app, brandOf })
    await tenant.register(coursePages, { app, brandOf })
    await tenant.register(embeddedVideos, { app })
    await tenant.register(checkoutPages, { app, brandOf })
    await tenant.register(consolePages, { app })
    await tenant.register(testModeEntry, { app })
    await tenant.register(signOn, { app, brandOf })
    await tenant.register(devMailbox, { app })
    if (app.config.isDemo) await tenant.register(demoIndex, { app })
  })
  await server.register(storeRoutes, { app })
  return server
}

/**
 * Scripts and styles of the buyers' pages and of the card frame: the same for every host, without data of a
 * tenant.
 */
async function checkoutFiles(server: FastifyInstance): Promise<void> {
  // The files of a served page are sent under any load.
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, isOutsideLoadLimit: true }
  })
  if (existsSync(folder))
    await server.register(fastifyStatic, { root: folder, prefix: '/assets/checkout/', ...builtFile })
}

function refuseMalformedHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hostShape.test(request.host)) done()
    else done(new AppError('input_invalid'))
  })
}

/** Upload and download routes for files on disk; an S3-compatible store has its own. */
export async function storeRoutes(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  if (isDiskStore(app.store)) await server.register(diskStoreRoutes, { store: app.store })
}

function isDiskStore(store: ObjectStore): store is DiskStore {
  return 'receive' in store
}
