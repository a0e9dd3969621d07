import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { receiveWebhook } from '#modules/webhooks/receive-webhook.ts'

const bodyMax = 1_000_000
const keptHeaderMax = 4_000
const retryAfterSeconds = 30
/** Headers that are never stored: they are ours or the visitor's, not the provider's. */
const droppedHeaders = new Set(['cookie', 'connection', 'host', 'content-length'])

type Address = { token: string; paymentId?: string; '*'?: string }

/**
 * Endpoint of providers' webhooks. The address is unguessable per account; any body is accepted as bytes, stored and
 * answered 200, because several providers stop sending altogether after a few refusals.
 */
export async function webhooks(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMax }, (_request, body, done) =>
    done(null, body),
  )

  const receive = async (request: FastifyRequest<{ Params: Address }>) => {
    const { token, paymentId } = request.params
    const [path = '', query = ''] = request.url.split('?')
    const outcome = await receiveWebhook(app, {
      token,
      paymentHint: z.uuid().safeParse(paymentId).success && paymentId !== undefined ? paymentId : null,
      sourceIp: request.ip,
      method: request.method,
      path,
      query,
      headers: keptHeaders(request.headers),
      rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    }).catch((error: unknown) => {
      // A webhook that could not be stored is not acknowledged, so the provider sends it again.
      app.log.error({ error }, 'A webhook could not be stored')
      throw new AppError('overloaded', { retryAfterSeconds })
    })
    if (outcome === 'unknown_address') throw new AppError('not_found')
    return { received: true }
  }

  // Some providers append a path of their own, such as the Central Bank's `/pix`; others notify with a query only.
  for (const path of ['/webhooks/:token', '/webhooks/:token/:paymentId', '/webhooks/:token/:paymentId/*'])
    server.route<{ Params: Address }>({
      method: ['GET', 'POST', 'PUT'],
      url: path,
      config: { acceptsOtherOrigins: true },
      exposeHeadRoute: false,
      handler: receive,
    })
}

function keptHeaders(headers: FastifyRequest['headers']): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (droppedHeaders.has(name) || value === undefined) continue
    kept[name] = (Array.isArray(value) ? value.join(', ') : value).slice(0, keptHeaderMax)
  }
  return kept
}
