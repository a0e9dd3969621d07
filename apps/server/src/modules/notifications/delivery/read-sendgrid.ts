import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { readMailName } from './mail-name.ts'
import { headerOf, type MailReport, type ReportReader, readJson, refuseOld, unproven } from './mail-report.ts'

const signatureHeader = 'x-twilio-email-event-webhook-signature'
const timestampHeader = 'x-twilio-email-event-webhook-timestamp'

/**
 * Documented (twilio.com/docs/sendgrid, Event Webhook): ECDSA with SHA-256 over the timestamp and the raw
 * body, the public key in base64 of its DER form, a list of events, `type` `blocked` for a temporary bounce,
 * and unique arguments of `X-SMTPAPI` as fields of each event. Assumed: `smtp-id` is our Message-ID, so it is
 * used only if the argument is missing.
 */
const eventShape = z.object({
  event: z.string(),
  type: z.string().optional(),
  reason: z.string().optional(),
  sg_message_id: z.string().optional(),
  mail: z.unknown().optional(),
  'smtp-id': z.unknown().optional(),
})

export const readSendgrid: ReportReader = (app, call) => {
  const timestamp = headerOf(call, timestampHeader)
  const key = createPublicKey({
    key: Buffer.from(app.config.mailReports.sendgridKey ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  const signed = Buffer.concat([Buffer.from(timestamp), call.body])
  if (!verify('sha256', signed, key, Buffer.from(headerOf(call, signatureHeader), 'base64'))) throw unproven()
  refuseOld(app, new Date(Number(timestamp) * 1000))
  const events = z.array(z.unknown()).safeParse(readJson(call.body)).data ?? []
  return events.flatMap((given): MailReport[] => {
    const event = eventShape.safeParse(given).data
    const mail = event && (readMailName(event.mail) ?? readMailName(event['smtp-id']))
    const outcome = event && outcomeOf(event)
    return mail && outcome ? [{ mail, outcome, serviceId: event.sg_message_id ?? null }] : []
  })
}

function outcomeOf({ event, type, reason = '' }: z.output<typeof eventShape>): MailReport['outcome'] | null {
  if (event === 'delivered') return 'DELIVERED'
  if (event === 'spamreport') return 'COMPLAINT'
  if (event === 'bounce') return type === 'blocked' ? 'SOFT_BOUNCE' : 'HARD_BOUNCE'
  if (event !== 'dropped') return null
  // Not sent, because SendGrid has the address on its own list of earlier bounces or complaints.
  if (/^bounced address$/i.test(reason)) return 'HARD_BOUNCE'
  return /^spam reporting address$/i.test(reason) ? 'COMPLAINT' : 'SOFT_BOUNCE'
}
