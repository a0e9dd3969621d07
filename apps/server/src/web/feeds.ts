import { feedNames } from '@balcao/domain/people/api-scopes'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { exports } from '#api/exports.ts'
import type { App } from '#app.ts'
import { ApiRefusal } from '#rpc/rest/api-refusal.ts'
import { sendExport } from './exports.ts'
import { keyGuard } from './key-guard.ts'

const dayMs = 86_400_000

const asked = z.strictObject({
  /** How far back the list reaches. */
  days: z.coerce.number().int().min(1).max(400).default(90),
  locale: z.enum(['PT_BR', 'EN_US']).default('PT_BR'),
})

/**
 * Lists for spreadsheets that import from an address, which cannot send a key: the address is the secret. It opens one
 * list, and is hidden from search engines.
 */
export async function feeds(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const admitKey = keyGuard(app, 'FEED')
  server.get<{ Params: { token: string; name: string } }>(
    '/feeds/:token/:name.csv',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token, name } = request.params
      const feed = feedNames.find((each) => each === name)
      const wanted = exports.find((each) => each.name === feed)
      const { session } = await admitKey(request, {
        token,
        call: `GET /feeds/${feed ?? 'unknown'}.csv`,
      }).catch((error: unknown) => {
        throw error instanceof ApiRefusal ? new AppError('not_found', {}, { cause: error }) : error
      })
      if (!feed || !wanted || !session.apiKey.scopes.includes(`${feed}:read`)) throw new AppError('not_found')
      const query = asked.safeParse(request.query)
      if (!query.success) throw new AppError('input_invalid')
      const { days, locale } = query.data
      const from = new Date(app.clock.now().getTime() - days * dayMs).toISOString()
      const asking = { app, session, ip: request.ip, cookieHeader: undefined }
      reply.header('x-robots-tag', 'noindex')
      return sendExport(app, reply, name, wanted.open(asking, { from, locale }))
    },
  )
}
