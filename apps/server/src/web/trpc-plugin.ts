import { apiBatchMax } from '@balcao/domain/platform/api-batch'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes, logLevelOf } from '@balcao/domain/texts/error-codes'
import type { AnyTRPCRouter } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appRouter } from '#api/app-router.ts'
import type { App } from '#app.ts'
import { compressQuickly, takesBrotli } from '#kit/http/brotli.ts'
import { retryAfterOf } from '#kit/http/retry-after.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import type { RequestContext } from '#rpc/context.ts'
import { appCodeOf } from '#rpc/trpc.ts'

/** A shorter answer fits into one packet anyway. */
const compressedFrom = 1_024

/** Mounts the API. A refusal's HTTP status, log level and text all follow from its one code. */
export async function trpcPlugin(
  server: FastifyInstance,
  { app, at = '/api/trpc', router = appRouter }: { app: App; at?: string; router?: AnyTRPCRouter },
): Promise<void> {
  const options: FastifyTRPCPluginOptions<AnyTRPCRouter> = {
    prefix: at,
    trpcOptions: {
      router,
      maxBatchSize: apiBatchMax,
      createContext: async ({ req, res }): Promise<RequestContext> => ({
        app,
        platformId: req.platformId,
        session: await readSession(app, req.headers.cookie, req.platformId),
        ip: req.ip,
        userAgent: req.headers['user-agent']?.slice(0, 300) ?? '',
        request: req as FastifyRequest,
        reply: res,
      }),
      responseMeta: ({ errors }) => {
        const [error] = errors
        const headers = new Headers({ 'cache-control': 'no-store' })
        if (!error) return { headers }
        const retryAfter = retryAfterOf(error.cause)
        if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
        return { status: errorCodes[appCodeOf(error)].httpStatus, headers }
      },
      onError: ({ error, path }) => {
        const code = appCodeOf(error)
        const level = logLevelOf(code)
        if (code === 'internal') app.log.error({ path, error: error.cause ?? error }, 'A call failed')
        else app.log[level]({ path, refusal: code }, 'A call was refused')
      },
    },
  }
  await server.register(async (api) => {
    api.addHook('onRoute', (route) => {
      route.config = { ...route.config, waitsForTransactions: true }
    })
    // The API accepts JSON alone; a form or a file would be parsed before anything could refuse it.
    api.addHook('onRequest', async ({ headers }) => {
      const type = headers['content-type']
      if (type !== undefined && !/^application\/json\b/i.test(type))
        throw new AppError('input_invalid', { reason: 'content_type' })
    })
    // Answers to changes stay uncompressed: some contain a secret beside input of the caller, and the compressed length
    // would reveal it.
    api.addHook('onSend', async (request, reply, answer) => {
      if (!(answer instanceof Response) || request.method !== 'GET' || !takesBrotli(request.headers))
        return answer
      const body = Buffer.from(await answer.arrayBuffer())
      reply.code(answer.status).headers(Object.fromEntries(answer.headers))
      if (body.length < compressedFrom) return body
      reply.header('vary', [answer.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '))
      reply.header('content-encoding', 'br')
      return compressQuickly(body)
    })
    await api.register(fastifyTRPCPlugin, options)
  })
}
