import { nameToGreet } from '@balcao/domain/people/names'
import type { MailTemplates } from '@balcao/mail/templates'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import type { Scope } from '#scope.ts'
import type { Subscription } from './subscription.ts'

type Name =
  | 'subscriptionRenewing'
  | 'subscriptionDateMoved'
  | 'subscriptionPlanChanged'
  | 'subscriptionOnHold'
  | 'subscriptionInvoice'
  | 'subscriptionDebit'
  | 'subscriptionPixEnded'
  | 'subscriptionChargeFailed'
  | 'subscriptionEnded'
type Common = 'buyerName' | 'sellerName' | 'productName' | 'amountCents' | 'currency' | 'subscriptionsPath'

type Letter<N extends Name> = {
  /** Idempotency key of the mail. */
  key: string
  template: N
  props: Omit<MailTemplates[N], Common>
}

/** Mails the subscriber. Demo subscriptions send no mail. */
export async function mailSubscription<N extends Name>(
  scope: Scope,
  subscription: Subscription,
  { key, template, props }: Letter<N>,
): Promise<void> {
  if (subscription.isDemo) return
  const [about] = await scope.tx
    .select({ productName: products.name, sellerName: users.name, document: orders.buyerDocument })
    .from(products)
    .innerJoin(users, eq(users.id, products.sellerId))
    .innerJoin(orders, eq(orders.id, subscription.orderId))
    .where(eq(products.id, subscription.productId))
  if (!about) return
  const { productName, sellerName, document } = about
  const common: Pick<MailTemplates[Name], Common> = {
    buyerName: nameToGreet({ name: subscription.buyerName, document }),
    sellerName,
    productName,
    amountCents: subscription.priceCents,
    currency: subscription.currency,
    subscriptionsPath: '/my-purchases',
  }
  await sendMail(scope, {
    key: `${key}:${subscription.id}`,
    orderId: subscription.orderId,
    to: subscription.buyerEmail,
    template,
    locale: subscription.locale,
    props: { ...common, ...props } as MailTemplates[N],
  })
}
