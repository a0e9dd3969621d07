import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { readMailName } from './mail-name.ts'
import { type MailReport, type ReportReader, readJson, refuseOld, unproven } from './mail-report.ts'

/**
 * Documented (documentation.mailgun.com, Securing Webhooks): HMAC-SHA256 over timestamp and token, as
 * hexadecimal digits in the body itself; a token must be honoured only once, since the signature does not
 * cover the event. Events are `delivered`, `complained` and `failed` with its `severity`; `user-variables`
 * come from `X-Mailgun-Variables`. Assumed: the reasons that distinguish a missing mailbox from other
 * failures.
 */
const callShape = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    reason: z.string().optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }).optional() }).optional(),
    'user-variables': z.record(z.string(), z.unknown()).nullish(),
  }),
})
type MailgunEvent = z.output<typeof callShape>['event-data']

export const readMailgun: ReportReader = (app, call) => {
  const parsed = callShape.safeParse(readJson(call.body)).data
  if (!parsed) throw unproven()
  const { timestamp, token, signature } = parsed.signature
  const expected = createHmac('sha256', app.config.mailReports.mailgunKey ?? '')
    .update(timestamp + token)
    .digest('hex')
  if (!equalInConstantTime(signature, expected)) throw unproven()
  const expiresAt = refuseOld(app, new Date(Number(timestamp) * 1000))
  const event = parsed['event-data']
  const serviceId = event.message?.headers?.['message-id'] ?? null
  const mail = readMailName(event['user-variables']?.mail) ?? readMailName(serviceId)
  const outcome = outcomeOf(event)
  return mail && outcome ? [{ mail, outcome, serviceId, token: { text: token, expiresAt } }] : []
}

function outcomeOf({ event, severity, reason = '' }: MailgunEvent): MailReport['outcome'] | null {
  if (event === 'delivered') return 'DELIVERED'
  if (event === 'complained') return 'COMPLAINT'
  // Mailgun retries a temporary failure.
  if (event !== 'failed' || severity !== 'permanent') return null
  if (reason === 'suppress-complaint') return 'COMPLAINT'
  return reason === 'bounce' || reason === 'suppress-bounce' ? 'HARD_BOUNCE' : 'SOFT_BOUNCE'
}
