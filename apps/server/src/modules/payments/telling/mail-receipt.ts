import { readOrderLicenses } from '#modules/access/licenses/read-order-licenses.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Sender } from '#modules/notifications/write-mail.ts'
import type { Scope } from '#scope.ts'
import type { ToldSale } from './read-told-sale.ts'

/** Mails the receipt with the access, which no setting switches off. */
export async function mailReceipt(
  scope: Scope,
  sale: ToldSale,
  { key, sender }: { key: string; sender?: Sender },
): Promise<void> {
  const { order, items, gift, follows, toBuyer } = sale
  const props = {
    ...toBuyer.props,
    items,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    interestCents: order.interestCents,
    follows,
    gift: gift && { recipientName: gift.recipientName, sendsAt: gift.sendsAt },
    licenses: await readOrderLicenses(scope, order.id),
  }
  return sendMail(scope, { ...toBuyer, key, template: 'purchaseApproved', props }, sender)
}
