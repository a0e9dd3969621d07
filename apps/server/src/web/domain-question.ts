import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import type { HostDirectory } from './host-platform.ts'

type Question = { Querystring: { domain?: string } }

/**
 * What a reverse proxy asks before it gets a certificate for a host it never saw (`ask` of Caddy): 200 for a host that leads to a tenant
 * or is the installation's own, 404 for every other. It tells nothing that a visit to the host would not.
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
