import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { takesBrotli } from '#kit/http/brotli.ts'

const built = new URL('../../../checkout/dist/embed/', import.meta.url)

/**
 * The script that other people's pages load, under an address that never changes: every page has a new version five
 * minutes after it is served.
 */
export async function embedScript(server: FastifyInstance): Promise<void> {
  if (!existsSync(new URL('embed.js', built))) return
  const [plain, compressed] = await Promise.all(
    ['embed.js', 'embed.js.br'].map((name) => readFile(new URL(name, built))),
  )
  const etag = `"${createHash('sha256')
    .update(plain ?? '')
    .digest('base64url')
    .slice(0, 22)}"`
  server.get('/embed.js', { config: { isOutsideLoadLimit: true } }, (request, reply) => {
    reply.headers({
      'cache-control': 'public, max-age=300, stale-while-revalidate=300',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/javascript; charset=utf-8')
    return takesBrotli(request.headers)
      ? reply.header('content-encoding', 'br').send(compressed)
      : reply.send(plain)
  })
}
