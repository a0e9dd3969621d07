import { AppError } from '@balcao/domain/app-error'
import type { FastifyInstance } from 'fastify'

/** A name or an address, and a port. No browser sends anything else, such as `shop.example@evil.example`. */
const hostShape = /^(?:[a-z0-9_.-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export function refuseMalformedHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hostShape.test(request.host)) done()
    else done(new AppError('input_invalid'))
  })
}
