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

/** Bodies stay text: a provider's dialect parses them, and some providers sign the exact bytes. */
function readingText(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  return app
}
