import { nameToGreet } from '@balcao/domain/people/names'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import type { PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import type { Scope } from '#scope.ts'

/** Mails a made or planned change of plan to the buyer, and to the seller unless the seller requested it. */
export async function mailPlanChange(
  scope: Scope,
  subscription: Subscription,
  change: PlanChange,
): Promise<void> {
  if (subscription.isDemo) return
  const [about] = await scope.tx
    .select({ seller: users, productName: products.name, planTitle: offers.title })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(offers.id, change.offerId))
  if (!about) return
  const { seller, productName, planTitle } = about
  const { priceCents, actor } = change
  const facts = {
    planTitle,
    formerAmountCents: change.fromPriceCents,
    creditCents: change.creditCents,
    dueCents: change.dueCents,
    startsAt: dueTime(change.startsOn),
    isNow: change.takesEffect === 'NOW',
  }
  await mailSubscription(
    scope,
    { ...subscription, priceCents },
    {
      key: `subscription-plan-changed:${change.id}`,
      template: 'subscriptionPlanChanged',
      props: { ...facts, isOwnWish: actor === 'BUYER' },
    },
  )
  if (actor === 'SELLER') return
  await sendMail(scope, {
    key: `subscriber-plan-changed:${change.id}`,
    orderId: subscription.orderId,
    to: seller.email,
    template: 'subscriberPlanChanged',
    locale: seller.locale,
    props: {
      ...facts,
      sellerName: nameToGreet(seller),
      buyerName: subscription.buyerName,
      productName,
      amountCents: priceCents,
      currency: subscription.currency,
      subscriptionsPath: '/platform/subscriptions',
    },
  })
}
