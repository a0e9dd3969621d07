import { AppError } from '@balcao/domain/app-error'
import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { againKey } from './again-key.ts'

/**
 * Resends the Pix code or boleto of an open sale, on the seller's request. False where the platform has these
 * mails switched off.
 */
export async function resendCode(
  caller: Caller,
  { paymentId }: { paymentId: string },
): Promise<{ isSent: boolean }> {
  const { now, session, ip } = caller
  const sale = await findSaleToPay(caller, paymentId)
  if (sale?.seller.id !== session.userId) throw new AppError('payment_not_found')
  const { order, facts, payment } = sale
  const { pixCode, billetCode, expiresAt } = payment
  if (expiresAt === null || expiresAt <= now) throw new AppError('record_changed')
  const mail = { to: order.buyerEmail, locale: order.locale }
  const key = againKey('code', paymentId, now)
  let isSent = true
  if (pixCode !== null) {
    const notifier = await openNotifier(caller, session.userId)
    isSent = await notifier.buyer('onPixCreated', { ...mail, key, props: { ...facts, pixCode, expiresAt } })
  } else if (billetCode !== null)
    await sendMail(caller, {
      ...mail,
      key,
      template: 'boletoCreated',
      props: { ...facts, line: billetCode, dueAt: expiresAt },
    })
  else throw new AppError('record_changed')
  if (isSent)
    await writeAudit(
      caller,
      { userId: session.userId, ip },
      { action: 'sale.code_sent', subject: paymentId, detail: {} },
    )
  return { isSent }
}
