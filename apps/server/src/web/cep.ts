import { AppError } from '@balcao/domain/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import { addressNetwork } from '../kit/http/address-network.ts'

const lookupLimit = { name: 'cep', perMinute: 60, burst: 30 }
const keptMax = 5_000

const answerSchema = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({ uf: z.string(), logradouro: z.string(), bairro: z.string(), localidade: z.string() }),
])
type Address = { uf: string; logradouro: string; bairro: string; localidade: string }

/** Postal codes, asked on the buyer's behalf so that the page needs no third party. Streets hardly move: answers are kept. */
export async function cepLookup(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const kept = new Map<string, Address | null>()

  server.get<{ Params: { cep: string } }>('/api/cep/:cep', async (request, reply) => {
    const cep = request.params.cep.replace(/\D/g, '')
    if (cep.length !== 8) throw new AppError('errorCepNotFound')
    app.limits.spend(lookupLimit, addressNetwork(request.ip))
    let address = kept.get(cep)
    if (address === undefined) {
      address = await lookUp(app, cep)
      if (kept.size >= keptMax) kept.clear()
      kept.set(cep, address)
    }
    if (address === null) throw new AppError('errorCepNotFound')
    return reply.header('cache-control', 'public, max-age=86400').send(address)
  })
}

async function lookUp(app: App, cep: string): Promise<Address | null> {
  const answer = await app.transport.send({
    method: 'GET',
    url: `${app.config.cepBaseUrl}/ws/${cep}/json/`,
    headers: { accept: 'application/json' },
    timeoutMs: 2_500,
  })
  if (answer.arrived !== true || answer.status !== 200) throw new AppError('errorCep')
  const parsed = answerSchema.safeParse(parseJson(answer.body))
  if (!parsed.success) throw new AppError('errorCep')
  return 'erro' in parsed.data ? null : parsed.data
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
