import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { beginCycle } from './charging/begin-cycle.ts'
import type { HeldSubscription } from './lock-subscription.ts'
import { daysAfter, noticeDays } from './subscription-calendar.ts'
import { writeStep } from './write-step.ts'

/**
 * Ends the hold when the seller may sell again. An open cycle starts again with its reminders, so that the
 * buyer does not pay for the days between. A stored card is charged only some days later, since its owner was
 * not notified of a charge. Returns that day, if there is one.
 */
export async function endHold(
  scope: Scope,
  held: HeldSubscription,
): Promise<{ held: HeldSubscription; announcedFor: Date | null }> {
  const { now } = scope
  const { subscription, cycle } = held
  const { id: subscriptionId, method, paidUntil } = subscription
  await writeStep(scope, { subscriptionId, kind: 'HOLD_ENDED' })
  const freed = await changeSubscription(scope, subscription, { heldSince: null })
  const isPaid = paidUntil !== null && paidUntil > now
  if (isPaid && cycle.state !== 'OPEN') return { held: { ...held, subscription: freed }, announcedFor: null }
  const isByCard = method === 'CREDIT_CARD'
  const beginsAt = isByCard ? daysAfter(now, noticeDays(subscription)) : now
  const begun = cycle.state === 'OPEN' ? await beginCycle(scope, held, dayInSaoPaulo(beginsAt)) : cycle
  return {
    held: { ...held, subscription: freed, cycle: begun },
    announcedFor: isByCard ? beginsAt : null,
  }
}
