import { merchantHeader, payerHeader } from '@balcao/domain/payments/bank-merchant-header'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { simulatedPublicKey } from '#modules/acquirers/accounts/simulated-account.ts'
import type { HostDirectory } from './host-platform.ts'

const bankPath = '/banco-de-mentira'
/** For each address and host: the simulated acquirers are one process for all test modes. */
const bankLimit = { name: 'play bank', perMinute: 120, burst: 60 }

const passedHeaders = [
  'content-type',
  'location',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
]

/**
 * Serves the sandbox's own page under the product's address: on the hosts of the demo, and of a test mode, whose seller
 * sees nothing of other sellers. Anybody else can pay a code that they hold there, and see only that charge.
 */
export async function playBankProxy(
  server: FastifyInstance,
  { app, sandboxUrl, platformOf }: { app: App; sandboxUrl: string; platformOf: HostDirectory },
): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const url of [bankPath, `${bankPath}/*`])
    server.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        const platformId = await platformOf(request.hostname)
        const isTest = isTestPlatform(platformId)
        if (!isTest && !app.config.isDemo) throw new AppError('not_found')
        const target = new URL(request.url, sandboxUrl)
        // With dots resolved, the path must still be the bank's: the sandbox has other paths beside it.
        if (target.pathname !== bankPath && !target.pathname.startsWith(`${bankPath}/`))
          throw new AppError('not_found')
        if (isTest) app.limits.spend(bankLimit, `${platformId} ${request.ip}`)
        const session = isTest && (await readSession(app, request.headers.cookie, platformId))
        const isSeller = session && session.role === 'SELLER'
        const answer = await app.simulatedTransport.send({
          method: request.method === 'POST' ? 'POST' : 'GET',
          url: target.href,
          headers: {
            'content-type': request.headers['content-type'] ?? 'text/plain',
            // The bank refuses forms of other sites, which it detects by this header.
            'sec-fetch-site': String(request.headers['sec-fetch-site'] ?? 'none'),
            // A test mode sees its own account; the demo's page shows all.
            ...(isTest && { [merchantHeader]: simulatedPublicKey(platformId) }),
            ...(isTest && !isSeller && { [payerHeader]: '1' }),
          },
          body: typeof request.body === 'string' ? request.body : undefined,
          timeoutMs: 10_000,
        })
        if (answer.arrived !== true) throw new AppError('overloaded')
        for (const name of passedHeaders) {
          const value = answer.headers[name]
          if (value !== undefined) reply.header(name, value)
        }
        // A shop frames the page that confirms a card, as it does a bank's.
        if (target.pathname.startsWith(`${bankPath}/3ds/`)) reply.removeHeader('x-frame-options')
        return reply.code(answer.status).send(Buffer.from(answer.body))
      },
    })
}
