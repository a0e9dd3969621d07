import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import type { RateLimit } from '#kit/rate-limit.ts'
import { reportingPages, reportPath } from './security-headers.ts'

const bodyMax = 10_000
/** Over all browsers together: a page that violates its own policy is reported by each visitor. */
const limit: RateLimit = { name: 'csp-reports', perMinute: 60, burst: 30 }

const report = z.object({
  page: z.enum(reportingPages),
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'blocked-uri': z.string().max(2_000).default(''),
  }),
})

/**
 * Browsers' reports of blocked resources: an injected script, or a mistake of ours. Only the kind of page, the rule and
 * the blocked origin are logged: addresses contain ids and typed text.
 */
export async function cspReports(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: bodyMax },
    server.getDefaultJsonParser('error', 'error'),
  )
  server.post(reportPath, (request, reply) => {
    app.limits.spend(limit, 'all')
    const told = report.safeParse({ ...Object(request.query), ...Object(request.body) })
    if (!told.success) throw new AppError('input_invalid')
    const { page, 'csp-report': refused } = told.data
    app.log.warn(
      { page, directive: refused['effective-directive'], blocked: originOf(refused['blocked-uri']) },
      'A page was kept from loading something',
    )
    return reply.code(204).send()
  })
}

/** Browsers send `inline` or `eval` instead of an address. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url === null) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'unknown'
  return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`
}
