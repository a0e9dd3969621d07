import { z } from 'zod'
import { equalInConstantTime } from '#kit/crypto/tokens.ts'
import { readMailName } from './mail-name.ts'
import { headerOf, type MailReport, type ReportReader, readJson, unproven } from './mail-report.ts'

/**
 * Documented (postmarkapp.com/developer/webhooks): basic authentication, without signature and timestamp;
 * `RecordType`, `Type` of a bounce, `Inactive` if Postmark sends nothing more to the address, `Metadata` from
 * headers `X-PM-Metadata-…`. Assumed: the case of a metadata name, so both are read.
 */
const reportShape = z.object({
  RecordType: z.string(),
  MessageID: z.string().optional(),
  Type: z.string().optional(),
  Inactive: z.boolean().optional(),
  Metadata: z.record(z.string(), z.unknown()).nullish(),
})

/** Bounces that Postmark does not retry, although the mailbox may exist. */
const softBounces = new Set([
  'SoftBounce',
  'DnsError',
  'SpamNotification',
  'VirusNotification',
  'Blocked',
  'DMARCPolicy',
  'SMTPApiError',
  'Unknown',
])
const hardBounces = new Set(['HardBounce', 'BadEmailAddress'])

export const readPostmark: ReportReader = ({ config }, call) => {
  const expected = `Basic ${Buffer.from(config.mailReports.postmarkLogin ?? '').toString('base64')}`
  if (!equalInConstantTime(headerOf(call, 'authorization'), expected)) throw unproven()
  const report = reportShape.safeParse(readJson(call.body)).data
  const mail = report && readMailName(report.Metadata?.mail ?? report.Metadata?.Mail)
  const outcome = report && outcomeOf(report)
  return mail && outcome ? [{ mail, outcome, serviceId: report.MessageID ?? null }] : []
}

function outcomeOf({
  RecordType,
  Type = '',
  Inactive,
}: z.output<typeof reportShape>): MailReport['outcome'] | null {
  if (RecordType === 'Delivery') return 'DELIVERED'
  if (RecordType === 'SpamComplaint') return 'COMPLAINT'
  if (RecordType !== 'Bounce') return null
  if (Type === 'SpamComplaint') return 'COMPLAINT'
  if (hardBounces.has(Type) || Inactive) return 'HARD_BOUNCE'
  return softBounces.has(Type) ? 'SOFT_BOUNCE' : null
}
