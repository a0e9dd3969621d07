import { nameToGreet } from '@balcao/domain/people/names'
import type { MailTemplates } from '@balcao/mail/templates'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { Sale } from './read-sale.ts'

/** Fields that are filled automatically in every mail about a sale. */
type AboutSale = 'name' | 'path' | 'productName' | 'orderCode' | 'amountCents' | 'currency'
type ToBuyer =
  | 'refundRequested'
  | 'refundApproved'
  | 'refundRefused'
  | 'refundClosed'
  | 'refundMade'
  | 'refundMessage'
type ToSeller = 'refundToAnswer' | 'refundMessage' | 'disputeOpened' | 'disputeEnded'
type Told<Name extends ToBuyer | ToSeller> = {
  /** Idempotency key of the mail. */
  key: string
  template: Name
  amountCents: number
  more: Omit<MailTemplates[Name], AboutSale>
}

/** Mails the buyer of a sale, in the language of the purchase. Demo sales send no mail. */
export async function tellBuyer<Name extends ToBuyer>(
  scope: Scope,
  sale: Sale,
  { key, template, amountCents, more }: Told<Name>,
): Promise<void> {
  const { payment, order } = sale
  if (payment.isDemo) return
  const name = nameToGreet({ name: order.buyerName, document: order.buyerDocument })
  const about = { ...aboutSale(sale), name, path: '/my-purchases', amountCents }
  const props = { ...about, ...more } as MailTemplates[Name]
  await sendMail(scope, {
    key,
    orderId: order.id,
    to: order.buyerEmail,
    template,
    locale: order.locale,
    props,
  })
}

export async function tellSeller<Name extends ToSeller>(
  scope: Scope,
  sale: Sale,
  { key, template, amountCents, more }: Told<Name>,
): Promise<void> {
  const { payment, order, seller } = sale
  if (payment.isDemo) return
  const about = { ...aboutSale(sale), name: nameToGreet(seller), path: '/platform/refunds', amountCents }
  const props = { ...about, ...more } as MailTemplates[Name]
  await sendMail(scope, {
    key,
    orderId: order.id,
    to: seller.email,
    template,
    locale: seller.locale,
    props,
  })
}

function aboutSale({ payment, order, product }: Sale) {
  return { productName: product.name, orderCode: order.code, currency: payment.currency }
}
