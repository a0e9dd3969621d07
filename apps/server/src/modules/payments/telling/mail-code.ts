import { openNotifier } from '#modules/notifications/open-notifier.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { findSaleToPay } from '#modules/payments/views/find-sale-to-pay.ts'
import type { Scope } from '#scope.ts'

type SaleToPay = NonNullable<Awaited<ReturnType<typeof findSaleToPay>>>

/** Mails the buyer the Pix code or the boleto of an open sale. False if the platform has the mail switched off. */
export async function mailCode(
  scope: Scope,
  { order, seller, facts, payment: { pixCode, billetCode, expiresAt } }: SaleToPay,
  key: string,
): Promise<boolean> {
  const mail = { key, orderId: order.id, to: order.buyerEmail, locale: order.locale }
  if (billetCode !== null) {
    const props = { ...facts, line: billetCode, pixCode, dueAt: expiresAt }
    await sendMail(scope, { ...mail, template: 'boletoCreated', props })
    return true
  }
  if (pixCode === null || expiresAt === null) return false
  const notifier = await openNotifier(scope, seller.id)
  return notifier.buyer('onPixCreated', { ...mail, props: { ...facts, pixCode, expiresAt } })
}
