import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import type { App } from '#app.ts'

const answerSchema = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({ uf: z.string(), logradouro: z.string(), bairro: z.string(), localidade: z.string() }),
])
export type PostalAddress = { uf: string; logradouro: string; bairro: string; localidade: string }

/** Looks up a postal code at the service; null for one that does not exist. The outcome of the call is counted. */
export async function lookUpPostalCode(
  app: App,
  platformId: string,
  postalCode: string,
): Promise<PostalAddress | null> {
  const answer = await ask(app, postalCode)
  const hasAnswered = answer !== undefined
  app.serviceCounts.note({ platformId, service: 'POSTAL_CODES', hasAnswered, at: app.clock.now() })
  if (answer === undefined) throw new AppError('errorCep')
  return 'erro' in answer ? null : answer
}

async function ask(app: App, postalCode: string): Promise<z.output<typeof answerSchema> | undefined> {
  const answer = await app.transport.send({
    method: 'GET',
    url: `${app.config.cepBaseUrl}/ws/${postalCode}/json/`,
    headers: { accept: 'application/json' },
    timeoutMs: 2_500,
  })
  if (answer.arrived !== true || answer.status !== 200) return undefined
  return answerSchema.safeParse(parseJson(answer.body)).data
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
