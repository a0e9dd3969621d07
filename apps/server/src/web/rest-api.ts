import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes, type LogLevel, logLevelOf } from '@balcao/domain/texts/error-codes'
import { readInputProblem } from '@balcao/domain/texts/input-problems'
import { problemWords } from '@balcao/domain/texts/problem-words'
import { TRPCError } from '@trpc/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openApiDocument } from '#api/openapi.ts'
import { restRoutes } from '#api/rest-routes.ts'
import type { App } from '#app.ts'
import { compressQuickly, takesBrotli } from '#kit/http/brotli.ts'
import { errorTexts, problemTexts } from '#kit/http/error-texts.ts'
import { retryAfterOf } from '#kit/http/retry-after.ts'
import { invariant } from '#kit/invariant.ts'
import { answerOnce, callIdOf, type KeyedChange } from '#modules/accounts/api-keys/answer-once.ts'
import type { KeySession } from '#modules/accounts/api-keys/read-api-key.ts'
import { createCallRecorder } from '#modules/accounts/api-keys/record-calls.ts'
import type { RequestContext } from '#rpc/context.ts'
import { ApiRefusal } from '#rpc/rest/api-refusal.ts'
import { type ApiChange, apiChanges, inVersion, isApiVersion } from '#rpc/rest/api-versions.ts'
import type { RestRoute } from '#rpc/rest/routes-for.ts'
import { appCodeOf, fieldErrorsOf, router } from '#rpc/trpc.ts'
import { codeOfError } from './code-of-error.ts'
import { keyGuard, keyLimit } from './key-guard.ts'
import { type ReadersLanguage, readersLanguage } from './short-page.ts'

const idempotencyKeyShape = /^[\x20-\x7e]{1,255}$/
const pathMax = 300

declare module 'fastify' {
  interface FastifyRequest {
    requestId: string
    /** The code of the problem in the answer. */
    problemCode: string | null
  }
}

type Options = { app: App; routes?: readonly RestRoute[]; changes?: readonly ApiChange[] }

/** The public API: keys instead of sessions, and problems (RFC 9457) instead of pages. */
export async function restApi(
  server: FastifyInstance,
  { app, routes = restRoutes, changes = apiChanges }: Options,
): Promise<void> {
  const procedures = router(Object.fromEntries(routes.map(({ name, procedure }) => [name, procedure])))

  const calls = createCallRecorder(app)
  server.decorateRequest('requestId', '')
  server.decorateRequest('problemCode', null)
  server.decorateRequest('calledBy', null)
  server.addHook('onRequest', async (request, reply) => {
    nameRequest(request, reply)
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json\b/i.test(type))
      throw new AppError('input_invalid', { reason: 'content_type' })
  })
  server.addHook('onResponse', async (request, reply) => {
    const { calledBy, platformId, requestId, method, problemCode: code, ip } = request
    if (calledBy === null) return
    const path = new URL(request.url, 'http://localhost').pathname.slice(0, pathMax)
    const [status, tookMs] = [reply.statusCode, Math.round(reply.elapsedTime)]
    const call = { ...calledBy, platformId, requestId, method, path, status, code, tookMs, ip }
    // The hook at the end of an answer has lost the tenant's clock, so the clock is set again.
    await app.tenantTime(platformId, async () => calls.record({ ...call, calledAt: app.clock.now() }))
  })
  server.addHook('onClose', calls.write)
  server.setErrorHandler((error: FastifyError | AppError | TRPCError, request, reply) =>
    sendProblem(app, request, reply, error),
  )
  server.setNotFoundHandler((request, reply) => sendProblem(app, request, reply, new AppError('not_found')))

  server.get('/openapi.json', { exposeHeadRoute: false }, async (request, reply) => {
    const document = documentIn(readersLanguage(request) === 'en' ? 'en' : 'pt')
    reply.type('application/json; charset=utf-8')
    reply.headers({ vary: 'accept-language, accept-encoding', 'cache-control': 'public, max-age=300' })
    if (!takesBrotli(request.headers)) return reply.send((await document).plain)
    return reply.header('content-encoding', 'br').send((await document).compressed)
  })

  const routeNamed = (operation: string) => {
    const found = routes.find(({ name }) => name === operation)
    invariant(found, 'an expanded record has a route')
    return found
  }
  const admitKey = keyGuard(app, 'KEY')
  for (const route of routes) {
    const { name, method, path, scope } = route
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    server.route({
      method,
      url,
      exposeHeadRoute: false,
      config: { waitsForTransactions: true },
      handler: async (request, reply) => {
        const { session, callsLeft } = await admitKey(request, {
          token: tokenOf(request),
          call: `${method} ${path}`,
        })
        reply.headers({ 'ratelimit-limit': keyLimit.perMinute, 'ratelimit-remaining': callsLeft })
        if (session.role !== route.area || !session.apiKey.scopes.includes(scope))
          throw new ApiRefusal('api_scope_missing', scope)
        const version = versionOf(request, session, changes)
        reply.header('balcao-version', version)
        const expanded = expandedBy(request, route)
        const input = inputOf(request, route)
        const change: KeyedChange = {
          apiKeyId: session.apiKey.id,
          userId: session.userId,
          role: route.area,
          idempotencyKey: idempotencyKeyOf(request, route),
          call: `${method} ${path}`,
          input,
        }
        const context: RequestContext = {
          app,
          platformId: request.platformId,
          session,
          ip: request.ip,
          userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
          request,
          reply,
          callId: callIdOf(change),
          once: (caller, work) =>
            answerOnce(caller, change, work, () => reply.header('idempotent-replayed', 'true')),
        }
        const call = procedures.createCaller(context)[name] as (input: unknown) => Promise<unknown>
        const answer = inVersion(version, name, (await call(input)) as Record<string, unknown>, changes)
        if (expanded !== null) {
          const expansion = route.expands?.[expanded]
          invariant(expansion, 'an expanded field is declared')
          const { operation } = expansion
          const needed = routeNamed(operation).scope
          if (!session.apiKey.scopes.includes(needed)) throw new ApiRefusal('api_scope_missing', needed)
          const read = procedures.createCaller(context)[operation] as typeof call
          const found = (await read(expansion.input(answer))) as Record<string, unknown>
          answer[expanded] = inVersion(version, operation, found, changes)
        }
        return sendAnswer(request, reply.code(route.status), route, answer)
      },
    })
  }
}

function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string {
  return authorization.replace(/^Bearer /, '')
}

function nameRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.requestId = `req_${randomUUID().replaceAll('-', '')}`
  reply.headers({ 'request-id': request.requestId, 'cache-control': 'no-store' })
}

const documents = new Map<string, Promise<{ plain: string; compressed: Buffer }>>()

/** Made once for each language, since it is the same for every host. */
function documentIn(language: 'pt' | 'en') {
  const kept = documents.get(language)
  if (kept) return kept
  const plain = JSON.stringify(openApiDocument(language))
  const made = compressQuickly(plain).then((compressed) => ({ plain, compressed }))
  documents.set(language, made)
  return made
}

function versionOf(
  { headers }: FastifyRequest,
  { apiKey }: KeySession,
  changes: readonly ApiChange[],
): string {
  const wanted = headers['balcao-version']
  if (wanted === undefined) return apiKey.apiVersion
  if (typeof wanted === 'string' && isApiVersion(wanted, changes)) return wanted
  throw new AppError('input_invalid', { field: 'Balcao-Version' })
}

function idempotencyKeyOf(
  { method, headers }: FastifyRequest,
  { needsIdempotencyKey }: RestRoute,
): string | null {
  const key = headers['idempotency-key']
  if (method === 'GET' || (key === undefined && !needsIdempotencyKey)) return null
  if (typeof key === 'string' && idempotencyKeyShape.test(key)) return key
  throw new AppError('input_invalid', { field: 'Idempotency-Key' })
}

/** The records that the answer to a read shall include. */
function expandedBy({ query }: FastifyRequest, { expands }: RestRoute): string | null {
  const { expand } = query as { expand?: unknown }
  if (expand === undefined || expands === undefined) return null
  if (typeof expand === 'string' && Object.hasOwn(expands, expand)) return expand
  throw new AppError('input_invalid', { field: 'expand' })
}

/** Merges the parameters of the path with the query of a read or the body of a change. The path wins. */
function inputOf(
  { method, query, body, params }: FastifyRequest,
  { expands }: RestRoute,
): Record<string, unknown> {
  const given = method === 'GET' ? query : (body ?? {})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new AppError('input_invalid')
  const { expand, ...asked } = given as Record<string, unknown>
  return { ...(expands ? asked : given), ...(params as object) }
}

function sendAnswer(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { isList }: RestRoute,
  answer: unknown,
): FastifyReply {
  const body = JSON.stringify(answer)
  reply.type('application/json; charset=utf-8')
  if (method !== 'GET' || isList) return reply.send(body)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag)
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}

function sendProblem(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError | AppError | TRPCError,
): FastifyReply {
  const cause = error instanceof TRPCError ? error.cause : error
  // A refusal of the host or the origin comes before the hook above, so it has no id yet.
  if (request.requestId === '') nameRequest(request, reply)
  const { requestId } = request
  const { code, status, title, level } = problemOf(cause, error, readersLanguage(request))
  request.problemCode = code
  const call = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
  if (code === 'internal')
    app.log.error({ call, requestId, error: cause ?? error }, 'A call of the API failed')
  else app.log[level]({ call, requestId, refusal: code }, 'A call of the API was refused')
  const retryAfter = retryAfterOf(cause)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (status === 429 && request.calledBy !== null && !reply.hasHeader('ratelimit-limit'))
    reply.headers({ 'ratelimit-limit': keyLimit.perMinute, 'ratelimit-remaining': 0 })
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        type: `/api/docs#${code}`,
        title,
        status,
        code,
        ...(cause instanceof ApiRefusal && cause.detail !== undefined && { detail: cause.detail }),
        errors: fieldProblemsOf(cause, readersLanguage(request)),
        requestId,
      }),
    )
}

/** Problem of each field; for an incomplete record, its missing parts. */
function fieldProblemsOf(
  cause: unknown,
  language: ReadersLanguage,
): { field: string; code: string; detail: string }[] {
  const missing = cause instanceof AppError ? cause.details.missing : undefined
  const problems = Array.isArray(missing)
    ? missing.map((field) => [String(field), 'required'] as const)
    : Object.entries(fieldErrorsOf(cause))
  const texts = { problems: problemTexts[language], refusals: errorTexts[language] }
  return problems.map(([field, code]) => ({
    field,
    code,
    detail: problemWords(texts, readInputProblem(code), String),
  }))
}

function problemOf(
  cause: unknown,
  error: FastifyError | AppError | TRPCError,
  language: ReadersLanguage,
): { code: string; status: number; title: string; level: LogLevel } {
  if (cause instanceof ApiRefusal)
    return { code: cause.code, status: cause.status, title: cause.titleIn(language), level: 'warn' }
  const code = error instanceof TRPCError ? appCodeOf(error) : codeOfError(error)
  return {
    code,
    status: errorCodes[code].httpStatus,
    title: errorTexts[language][code],
    level: logLevelOf(code),
  }
}
