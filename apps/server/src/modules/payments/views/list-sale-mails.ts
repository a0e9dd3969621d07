import { AppError } from '@balcao/domain/texts/app-error'
import type { MailTemplates } from '@balcao/mail/templates'
import { and, desc, eq } from 'drizzle-orm'
import { mails } from '#db/schema/messages.ts'
import { payments } from '#db/schema/payments.ts'
import { mailsAgain } from '#modules/payments/telling/mails-again.ts'
import { onceWithinMs } from '#modules/payments/telling/resend-key.ts'
import type { SaleViewer } from './sale-viewer.ts'

const shownMax = 100

/** The mails about a purchase with kind, recipient and state, the newest first. */
export async function listSaleMails(viewer: SaleViewer<'WHOLE'>, paymentId: string) {
  const { tx, platformId, now } = viewer.scope
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(viewer.sees, eq(payments.id, paymentId)))
  if (!payment) throw new AppError('payment_not_found')
  const found = await tx
    .select({
      id: mails.id,
      template: mails.template,
      recipient: mails.recipient,
      state: mails.state,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      reportedAt: mails.reportedAt,
    })
    .from(mails)
    .where(and(eq(mails.platformId, platformId), eq(mails.orderId, payment.orderId)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(shownMax)
  const newest = new Map<string, Date>()
  for (const { template, createdAt } of found) if (!newest.has(template)) newest.set(template, createdAt)
  const resendableFrom = (template: keyof MailTemplates, createdAt: Date) =>
    mailsAgain[template]?.fits(payment, now)
      ? new Date((newest.get(template) ?? createdAt).getTime() + onceWithinMs).toISOString()
      : null
  return found.map(({ createdAt, sentAt, reportedAt, ...mail }) => ({
    ...mail,
    at: (reportedAt ?? sentAt ?? createdAt).toISOString(),
    /** Earliest time to send it again; null if it does not fit the sale any more, or cannot be written again. */
    resendableFrom: resendableFrom(mail.template, createdAt),
  }))
}
