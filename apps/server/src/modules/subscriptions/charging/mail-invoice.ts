import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Payment } from '#modules/payments/core/payment.ts'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'
import { endOfDunning } from './dunning.ts'

/** Mails the invoice of a cycle, or a reminder of it. At most once a day. */
export async function mailInvoice(
  scope: Scope,
  { subscription, cycle, payment }: { subscription: Subscription; cycle: Cycle; payment: Payment },
): Promise<void> {
  const today = dayInSaoPaulo(scope.now)
  await mailSubscription(scope, subscription, {
    key: `subscription-invoice:${cycle.number}:${today}`,
    template: 'subscriptionInvoice',
    props: {
      dueAt: cycle.dueAt,
      isOverdue: today > cycle.startsOn,
      endsAt: endOfDunning(subscription, cycle),
      paymentPath: `/checkout/payment/${payment.id}`,
    },
  })
}
