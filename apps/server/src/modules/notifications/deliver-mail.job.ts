import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '../../db/schema/messages.ts'
import { defineJob } from '../../define-job.ts'
import { sendBySmtp } from '../../kit/mail/send-by-smtp.ts'
import { inScope } from '../../scope.ts'
import { getPlatform } from '../platforms/get-platform.ts'

/** Sends by SMTP where a server is configured; without one the mail stays readable in the mailbox of the demo. */
export const deliverMailJob = defineJob({
  name: 'deliver-mail',
  payload: z.object({ mailId: z.uuid() }),
  triesMax: 25,
  isAwaited: true,
  async run(app, { platformId, mailId }) {
    const { smtpUrl, mailFrom, publicUrl } = app.config
    const { mail, platform } = await inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx.select().from(mails).where(eq(mails.id, mailId))
      return { mail: found, platform: await getPlatform(scope) }
    })
    if (mail?.state !== 'QUEUED') return

    // Codes and links are still good when the mail has left, and nobody needs our copy: its key says what it was.
    const blank = { subject: '', html: '', text: '' }
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
      // The buyer bought at the platform, so the platform's name is the one to show; the address must be the one we may send from.
      from: { name: platform.name, address: addressOf(mailFrom) },
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
    })
    if (outcome === 'REFUSED') app.log.warn({ mailId }, 'The mail server refused a mail for good')
    await settle(outcome === 'ACCEPTED' ? 'SENT' : 'FAILED')
  },
})

function addressOf(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
}
