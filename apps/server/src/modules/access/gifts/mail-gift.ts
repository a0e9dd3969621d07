import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { gifts } from '#db/schema/access.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { invariant } from '#kit/invariant.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { LockedGift } from './lock-gift.ts'

/** Mails a locked gift to its recipient, in the buyer's language and without any price. A demo sale sends no mail. */
export async function mailGift(scope: Scope, { gift, order, paid }: LockedGift): Promise<void> {
  const { tx, now } = scope
  const { recipientName: name, recipientEmail: email, message } = gift
  await ensureCustomer(scope, { email, name, locale: order.locale })
  await tx
    .update(gifts)
    .set({ sentAt: now, mails: gift.mails + 1 })
    .where(eq(gifts.id, gift.id))
  if (paid?.isDemo) return
  const [product] = await tx
    .select({ productName: products.name, sellerName: users.name })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(products.id, order.productId))
  invariant(product, 'every order has a product')
  await sendMail(scope, {
    key: `gift:${gift.id}:${gift.mails}`,
    to: email,
    template: 'giftReceived',
    locale: order.locale,
    props: {
      ...product,
      name,
      buyerName: nameToGreet({ name: order.buyerName, document: order.buyerDocument }),
      message,
      isOpened: gift.openedAt !== null,
      giftPath: '/my-purchases/access-purchases',
    },
  })
}
