import type { FastifyInstance } from 'fastify'
import { request as ask } from 'undici'

const passedHeaders = [
  'content-type',
  'location',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
]

/** Shows the sandbox's own page under the product's address, so that the whole demo lives on one port. */
export async function playBankProxy(
  server: FastifyInstance,
  { sandboxUrl }: { sandboxUrl: string },
): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  for (const url of ['/banco-de-mentira', '/banco-de-mentira/*'])
    server.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const answer = await ask(`${sandboxUrl}${request.url}`, {
          method: request.method === 'POST' ? 'POST' : 'GET',
          headers: { 'content-type': request.headers['content-type'] ?? '' },
          body: Buffer.isBuffer(request.body) ? request.body : null,
        })
        for (const name of passedHeaders) {
          const value = answer.headers[name]
          if (value !== undefined) reply.header(name, value)
        }
        return reply.code(answer.statusCode).send(Buffer.from(await answer.body.arrayBuffer()))
      },
    })
}
