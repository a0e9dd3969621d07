import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { mailSuppressions, mails } from '#db/schema/messages.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { defineJob } from '#define-job.ts'
import { sendBySmtp } from '#kit/mail/send-by-smtp.ts'
import { dkimSelector, openDkimKey } from '#modules/platforms/mail-domain/dkim-key.ts'
import { sendingAddress } from '#modules/platforms/sending-address.ts'
import { inScope } from '#scope.ts'
import { blankMail } from './blank-mail.ts'
import { writeBounceAddress } from './delivery/bounce-address.ts'
import { writeMailName } from './delivery/mail-name.ts'
import { sentDespiteSuppression } from './delivery/suppressions.ts'

const selectMail = defineStatement((db, given: Inputs<{ mailId: string }>) =>
  db
    .select({
      mail: mails,
      sender: sql<string>`coalesce(${platforms.mailName}, ${platforms.name})`,
      replyTo: platforms.mailReplyTo,
      host: platformDomains.host,
      dkimKey: platforms.dkimKey,
      isSuppressed: sql<boolean>`${mailSuppressions.id} is not null`,
    })
    .from(mails)
    .innerJoin(platforms, eq(platforms.platformId, mails.platformId))
    .leftJoin(
      platformDomains,
      and(eq(platformDomains.platformId, mails.platformId), eq(platformDomains.sendsMail, true)),
    )
    .leftJoin(
      mailSuppressions,
      and(
        eq(mailSuppressions.platformId, mails.platformId),
        eq(mailSuppressions.email, sql`lower(${mails.recipient})`),
      ),
    )
    .where(eq(mails.id, given.mailId)),
)

/**
 * Sends by SMTP. If the server was removed from the configuration meanwhile, the mail stays readable in the
 * mailbox of the demo.
 */
export const deliverMailJob = defineJob({
  name: 'deliver-mail',
  payload: z.object({ mailId: z.uuid() }),
  triesMax: 25,
  isAwaited: true,
  async run(app, { platformId, mailId }) {
    const { smtpUrl, mailFrom, publicUrl, bounces } = app.config
    const [found] = await inScope(app, platformId, ({ tx }) => selectMail(tx, { mailId }))
    if (found?.mail.state !== 'QUEUED') return
    const { mail, sender, replyTo, host, dkimKey, isSuppressed } = found

    const settle = (state: 'CAPTURED' | 'SENT' | 'FAILED' | 'SUPPRESSED', serviceId: string | null = null) =>
      inScope(app, platformId, ({ tx, now }) =>
        tx
          .update(mails)
          .set({
            // A report of the mail service may have changed the state already.
            state: sql`case when ${mails.state} = 'QUEUED' then ${state} else ${mails.state} end`,
            sentAt: state === 'SENT' ? now : null,
            serviceId: sql`coalesce(${mails.serviceId}, ${serviceId})`,
            ...(state !== 'CAPTURED' && blankMail),
          })
          .where(eq(mails.id, mailId)),
      )
    if (smtpUrl === undefined) {
      await settle('CAPTURED')
      return
    }
    if (isSuppressed && !sentDespiteSuppression.has(mail.template)) {
      await settle('SUPPRESSED')
      return
    }
    const name = writeMailName({ mailId, platformId })
    const outcome = await sendBySmtp(smtpUrl, {
      messageId: `<${name}@${new URL(publicUrl).hostname}>`,
      headers: headersOfServices(app.config, name),
      // The platform is the named sender, because the buyer bought there; the address must be on a domain
      // that receivers can verify.
      from: { name: sender, address: sendingAddress(mailFrom, host) },
      returnPath: bounces
        ? writeBounceAddress(app, bounces.address, { mailId, platformId })
        : sendingAddress(mailFrom),
      signature:
        host === null || dkimKey === null
          ? null
          : {
              domainName: host,
              keySelector: dkimSelector,
              privateKey: openDkimKey(app, platformId, dkimKey),
            },
      replyTo,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      unsubscribeUrl: mail.unsubscribeUrl,
    })
    if (outcome.isAccepted) return void (await settle('SENT', outcome.serviceId))
    app.log.warn({ mailId }, 'The mail server refused a mail for good')
    await settle('FAILED')
  },
})

/**
 * Headers whose value a service repeats in its reports, needed because Postmark replaces the Message-ID, and
 * SendGrid may. The services remove them from the mail that they send.
 */
function headersOfServices({ mailReports }: App['config'], name: string): Record<string, string> {
  const value = JSON.stringify({ mail: name })
  return {
    ...(mailReports.postmarkLogin && { 'x-pm-metadata-mail': name }),
    ...(mailReports.sendgridKey && { 'x-smtpapi': `{"unique_args":${value}}` }),
    ...(mailReports.mailgunKey && { 'x-mailgun-variables': value }),
  }
}
