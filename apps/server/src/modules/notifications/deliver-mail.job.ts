import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { mails } from '#db/schema/messages.ts'
import { platformDomains, platforms } from '#db/schema/platforms.ts'
import { defineJob } from '#define-job.ts'
import { sendBySmtp } from '#kit/mail/send-by-smtp.ts'
import { dkimSelector, openDkimKey } from '#modules/platforms/mail-domain/dkim-key.ts'
import { sendingAddress } from '#modules/platforms/sending-address.ts'
import { inScope } from '#scope.ts'

const selectMail = defineStatement((db, given: Inputs<{ mailId: string }>) =>
  db
    .select({
      mail: mails,
      sender: sql<string>`coalesce(${platforms.mailName}, ${platforms.name})`,
      replyTo: platforms.mailReplyTo,
      host: platformDomains.host,
      dkimKey: platforms.dkimKey,
    })
    .from(mails)
    .innerJoin(platforms, eq(platforms.platformId, mails.platformId))
    .leftJoin(
      platformDomains,
      and(eq(platformDomains.platformId, mails.platformId), eq(platformDomains.sendsMail, true)),
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
    const { smtpUrl, mailFrom, publicUrl } = app.config
    const [found] = await inScope(app, platformId, ({ tx }) => selectMail(tx, { mailId }))
    if (found?.mail.state !== 'QUEUED') return
    const { mail, sender, replyTo, host, dkimKey } = found

    // Codes and links are still valid after the mail was sent, and our copy is not needed: its key tells its
    // kind.
    const blank = { subject: '', html: '', text: '', unsubscribeUrl: null }
    const settle = (state: 'CAPTURED' | 'SENT' | 'FAILED') =>
      inScope(app, platformId, ({ tx, now }) =>
        tx
          .update(mails)
          .set({ state, sentAt: state === 'SENT' ? now : null, ...(state !== 'CAPTURED' && blank) })
          .where(eq(mails.id, mailId)),
      )
    if (smtpUrl === undefined) {
      await settle('CAPTURED')
      return
    }
    const outcome = await sendBySmtp(smtpUrl, {
      messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
      // The platform is the named sender, because the buyer bought there; the address must be one that receivers
      // can verify.
      from: { name: sender, address: sendingAddress(mailFrom, host) },
      returnPath: sendingAddress(mailFrom),
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
    if (outcome === 'REFUSED') app.log.warn({ mailId }, 'The mail server refused a mail for good')
    await settle(outcome === 'ACCEPTED' ? 'SENT' : 'FAILED')
  },
})
