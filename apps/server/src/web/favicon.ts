import type { FastifyInstance } from 'fastify'
import type { BrandDirectory } from './brand-directory.ts'
import type { HostDirectory } from './host-platform.ts'

/** A counter with its awning: the product's logo, drawn once for every page without a logo of its own. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b6b53"/><path d="M8 14h16M10 14v9M22 14v9M10 18h12M11 14V9h10v5" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/**
 * The tenant's own picture, or the product's logo. Browsers request it on every page; without it each visit would begin
 * with an error in the console.
 */
export async function favicon(
  server: FastifyInstance,
  { platformOf, brandOf }: { platformOf: HostDirectory; brandOf: BrandDirectory },
): Promise<void> {
  /** A host without a tenant, such as the card frame's, has the product's logo. */
  async function ownPicture(host: string): Promise<string | null> {
    try {
      return (await brandOf(await platformOf(host))).faviconUrl
    } catch {
      return null
    }
  }

  server.get('/favicon.ico', async (request, reply) => {
    const own = await ownPicture(request.hostname)
    if (own !== null) return reply.header('cache-control', 'public, max-age=300').redirect(own)
    return reply
      .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
      .type('image/svg+xml')
      .send(mark)
  })
}
