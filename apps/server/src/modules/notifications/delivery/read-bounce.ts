import type { App } from '#app.ts'
import { findReturnedMail } from './bounce-address.ts'
import type { MailReport } from './mail-report.ts'

/**
 * Reads a mail from the bounce mailbox: a delivery status notification (RFC 3464) or a complaint (RFC 5965)
 * about a mail of ours. Null for anything else, such as an auto-reply. The proof is the signed return
 * address, wherever the report repeats it; the sender of the report proves nothing.
 */
export async function readBounce(
  app: Pick<App, 'secrets'>,
  source: Uint8Array,
  platformIds: readonly string[],
): Promise<MailReport | null> {
  // Imported at the first report, because most installations read none.
  const { default: PostalMime } = await import('postal-mime')
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const
  // A text that cannot be parsed is no report.
  const email = await PostalMime.parse(source, options).catch(() => null)
  if (!email) return null
  const partOf = (type: string) => textOf(email.attachments.find(({ mimeType }) => mimeType === type))
  const status = partOf('message/delivery-status') ?? partOf('message/global-delivery-status')
  const feedback = partOf('message/feedback-report')
  const outcome =
    status !== null ? outcomeOfStatus(status) : feedback !== null ? outcomeOfFeedback(feedback) : null
  if (!outcome) return null
  const told = [...email.headers.map(({ value }) => value), ...email.attachments.map((part) => textOf(part))]
  const mail = findReturnedMail(app, told.join('\n'), platformIds)
  return mail && { mail, outcome, serviceId: null }
}

function textOf(part: { content: unknown } | undefined): string | null {
  return typeof part?.content === 'string' ? part.content : null
}

/**
 * Codes of RFC 3463 for a mailbox that does not exist: a wrong address (5.1, except 5.1.7 and 5.1.8, which
 * concern the sender), a disabled mailbox, a host without a route. Full mailboxes and refused contents are
 * other failures.
 */
const noSuchMailbox = /^5\.(1\.(?![78]$)\d+|2\.1|4\.4)$/

/** A mail of ours has one recipient. A delay is no outcome, because the server goes on trying. */
function outcomeOfStatus(text: string): MailReport['outcome'] | null {
  const failed = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (!failed) return null
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? ''
  // Older servers give no specific code; 550, 551 and 553 concern the mailbox (RFC 5321).
  const isOldRefusal = status === '5.0.0' && /^smtp;\s*55[013]\b/i.test(failed.get('diagnostic-code') ?? '')
  return noSuchMailbox.test(status) || isOldRefusal ? 'HARD_BOUNCE' : 'SOFT_BOUNCE'
}

function outcomeOfFeedback(text: string): MailReport['outcome'] | null {
  const type = fieldsOf(text).get('feedback-type')?.toLowerCase()
  return type === 'abuse' || type === 'fraud' ? 'COMPLAINT' : null
}

function fieldsOf(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? []
      return name !== undefined && value !== undefined ? [[name.toLowerCase(), value.trim()]] : []
    }),
  )
}
