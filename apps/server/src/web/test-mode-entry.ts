import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { strangerOf } from '#modules/accounts/doors/visitor.ts'
import { redeemEntry } from '#modules/accounts/test-mode/redeem-entry.ts'

const query = z.object({ token: z.string().max(2_000) })

/** Entry of a seller from the live platform. The token counts once, so that an address in the browser's history opens nothing. */
export async function testModeEntry(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get('/test-mode/enter', { exposeHeadRoute: false }, async (request, reply) => {
    const { platformId, ip } = request
    if (!isTestPlatform(platformId)) throw new AppError('not_found')
    const userAgent = request.headers['user-agent'] ?? ''
    const visitor = strangerOf({ app, platformId, session: null, ip, userAgent, request, reply })
    await redeemEntry(visitor, query.parse(request.query).token)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect('/platform/dashboard', 303)
  })
}
