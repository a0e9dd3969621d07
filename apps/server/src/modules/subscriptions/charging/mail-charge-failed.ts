import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'
import { endOfDunning } from './dunning.ts'

/**
 * Mails that the card was not charged, with the date of the next try, or the need for another card and its
 * deadline. At most once a day.
 */
export async function mailChargeFailed(
  scope: Scope,
  subscription: Subscription,
  cycle: Pick<Cycle, 'number' | 'dueAt' | 'isCardRefused'>,
): Promise<void> {
  const { nextStepAt } = subscription
  const endsAt = endOfDunning(subscription, cycle)
  const willTry = !cycle.isCardRefused && nextStepAt !== null && nextStepAt < endsAt
  await mailSubscription(scope, subscription, {
    key: `subscription-charge-failed:${cycle.number}:${dayInSaoPaulo(scope.now)}`,
    template: 'subscriptionChargeFailed',
    props: { nextTryAt: willTry ? nextStepAt : null, endsAt },
  })
}
