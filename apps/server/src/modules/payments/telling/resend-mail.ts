import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '#db/schema/messages.ts'
import { payments } from '#db/schema/payments.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { mailsAgain } from './mails-again.ts'
import { onceWithinMs, resendKey } from './resend-key.ts'

export const resendMailInput = z.object({ paymentId: z.uuid(), mailId: z.uuid() })

/**
 * Sends a mail of a sale again, written from its current state, to the buyer's current address. False if the
 * platform has such mails switched off.
 */
export async function resendMail(
  caller: Caller,
  viewer: SaleViewer<'WHOLE'>,
  { paymentId, mailId }: z.output<typeof resendMailInput>,
): Promise<{ isSent: boolean }> {
  const { tx, now } = caller
  const [found] = await tx
    .select({ payment: payments, template: mails.template })
    .from(payments)
    .innerJoin(mails, eq(mails.orderId, payments.orderId))
    .where(and(viewer.sees, eq(payments.id, paymentId), eq(mails.id, mailId)))
  if (!found) throw new AppError('payment_not_found')
  const { payment, template } = found
  const again = mailsAgain[template]
  if (!again?.fits(payment, now)) throw new AppError('record_changed')
  await refuseTooSoon(caller, payment.orderId, template)
  const isSent = await again.send(caller, payment, resendKey(template, paymentId, now))
  if (isSent)
    await writeAudit(caller, actorOf(caller), {
      action: 'sale.mail_sent',
      subject: paymentId,
      detail: { template },
    })
  return { isSent }
}

/** Refuses a second mail of one kind to a buyer within ten minutes, however many people request it. */
async function refuseTooSoon(
  { tx, now }: Caller,
  orderId: string,
  template: (typeof mails.$inferSelect)['template'],
): Promise<void> {
  const [recent] = await tx
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, orderId),
        eq(mails.template, template),
        gt(mails.createdAt, new Date(now.getTime() - onceWithinMs)),
      ),
    )
    .limit(1)
  if (!recent) return
  const freeAt = recent.at.getTime() + onceWithinMs
  throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1000) })
}
