import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import type { HostDirectory } from './host-platform.ts'

type Question = { Querystring: { domain?: string } }

/**
 * Endpoint for a reverse proxy before it requests a certificate for an unknown host (`ask` of Caddy): 200 for a
 * tenant's host or the installation's own, 404 for every other. It reveals no more than a visit to the host.
 */
export async function domainQuestion(
  server: FastifyInstance,
  { app, platformOf }: { app: App; platformOf: HostDirectory },
): Promise<void> {
  const { publicUrl, cardsOrigin, pixelsOrigin } = app.config
  const own = new Set(
    [publicUrl, cardsOrigin, pixelsOrigin].flatMap((url) => (url ? [new URL(url).hostname] : [])),
  )
  server.get<Question>('/internal/domain', async ({ query: { domain } }, reply) => {
    reply.header('cache-control', 'no-store')
    const host = String(domain ?? '').toLowerCase()
    // A host of no tenant is refused by the directory with not_found.
    if (!own.has(host)) await platformOf(host)
    return { host }
  })
}
