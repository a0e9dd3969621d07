import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'

/** Fastify with one route that answers with the bytes of a file, and nothing else. */
const page = await readFile(process.env.PAGE_FILE ?? '')
const server = Fastify()
server.get('/checkout/:offerId', (_request, reply) =>
  reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(page),
)
process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }))
