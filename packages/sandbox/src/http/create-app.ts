import { createHash, timingSafeEqual } from 'node:crypto'
import { accessHeader } from '@balcao/domain/payments/bank-merchant-header'
import Fastify, { type FastifyInstance } from 'fastify'
import type { TestAuthority } from '#tls/create-test-authority.ts'

const common = {
  forceCloseConnections: true,
  bodyLimit: 5_000_000,
  routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
}

/** With an authority, only callers with one of its certificates pass the handshake. */
export function createApp(authority: TestAuthority | null): FastifyInstance {
  if (authority === null) return readingText(Fastify(common))
  const { certificate, key } = authority.issueServer()
  const https = {
    cert: certificate,
    key,
    ca: authority.certificate,
    requestCert: true,
    rejectUnauthorized: true,
  }
  return readingText(Fastify({ ...common, https }) as unknown as FastifyInstance)
}

/** Refuses calls without the key. */
export function requireKey(app: FastifyInstance, key: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(key)
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(String(headers[accessHeader] ?? '')), expected))
      return reply.code(401).send('')
  })
}

/** Bodies stay text: a provider's dialect parses them, and some providers sign the exact bytes. */
function readingText(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return app
}
