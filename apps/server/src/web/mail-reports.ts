import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { applyMailReports } from '#modules/notifications/delivery/apply-mail-reports.ts'
import type { ReportReader } from '#modules/notifications/delivery/mail-report.ts'
import { readMailgun } from '#modules/notifications/delivery/read-mailgun.ts'
import { readPostmark } from '#modules/notifications/delivery/read-postmark.ts'
import { readSendgrid } from '#modules/notifications/delivery/read-sendgrid.ts'
import { readSes } from '#modules/notifications/delivery/read-ses.ts'

/** SendGrid's batches of events are smaller. */
const bodyMax = 1_000_000
const limit = { name: 'mail report', perMinute: 1_200, burst: 1_200 }

const services: Record<string, { reader: ReportReader; proof: keyof App['config']['mailReports'] }> = {
  ses: { reader: readSes, proof: 'sesTopicArn' },
  postmark: { reader: readPostmark, proof: 'postmarkLogin' },
  sendgrid: { reader: readSendgrid, proof: 'sendgridKey' },
  mailgun: { reader: readMailgun, proof: 'mailgunKey' },
}

/**
 * Endpoints for reports of mail services about mails, one for each service. A service that is not configured has none.
 * The body is read as bytes, since signatures cover the bytes.
 */
export async function mailReports(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMax }, (_request, body, done) =>
    done(null, body),
  )
  for (const [name, { reader, proof }] of Object.entries(services))
    server.post(`/mail-reports/${name}`, { config: { acceptsOtherOrigins: true } }, async (request) => {
      if (app.config.mailReports[proof] === undefined) throw new AppError('not_found')
      app.limits.spend(limit, request.ip)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await applyMailReports(app, await reader(app, { headers: request.headers, body }))
      return { received: true }
    })
}
