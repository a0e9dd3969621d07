import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { lookUpPostalCode, type PostalAddress } from '#modules/platforms/services/look-up-postal-code.ts'

const lookupLimit = { name: 'cep', perMinute: 60, burst: 30 }
const keptMax = 5_000

/**
 * Postal codes, looked up on the buyer's behalf so that the page needs no third party. Streets hardly change,
 * so answers are cached.
 */
export async function cepLookup(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const kept = new Map<string, PostalAddress | null>()

  server.get<{ Params: { cep: string } }>('/api/cep/:cep', async (request, reply) => {
    const cep = request.params.cep.replace(/\D/g, '')
    if (cep.length !== 8) throw new AppError('errorCepNotFound')
    let address = kept.get(cep)
    if (address === undefined) {
      app.limits.spend(lookupLimit, addressNetwork(request.ip))
      address = await lookUpPostalCode(app, request.platformId, cep)
      if (kept.size >= keptMax) kept.clear()
      kept.set(cep, address)
    }
    if (address === null) throw new AppError('errorCepNotFound')
    return reply.header('cache-control', 'public, max-age=86400').send(address)
  })
}
