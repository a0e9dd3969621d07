import { AppError } from '@balcao/domain/texts/app-error'
import type { z } from 'zod'
import { planChanges } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import type { planChangeInput } from '#modules/subscriptions/subscription.input.ts'
import type { PlanChange } from '#modules/subscriptions/subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { mailPlanChange } from './mail-plan-change.ts'
import { planChoices } from './plan-choices.ts'

const planLimit = { name: 'change plan', perMinute: 4, burst: 8 }

/**
 * Requests a change of plan; refuses any price, period or amount other than the shown one. A change that
 * begins today is charged by the subscription's next step, which is due at once; any other change waits for
 * the next charge.
 */
export async function askPlanChange(
  viewer: SubscriptionViewer,
  { subscriptionId, offerId, ...shown }: z.output<typeof planChangeInput>,
): Promise<PlanChange> {
  const { caller, sees, actor } = viewer
  caller.app.limits.spend(planLimit, `${caller.session.userId}:${subscriptionId}`)
  const held = await lockSubscription(caller, subscriptionId, sees)
  const { subscription } = held
  const found = await planChoices(viewer, held)
  if (found.kind === 'OBSTACLE') throw new AppError('plan_not_changeable', { obstacle: found.obstacle })
  const choice = found.choices.find((each) => each.offerId === offerId)
  if (!choice) throw new AppError('plan_not_changeable', { obstacle: 'NOT_ALLOWED' })
  const { quote, priceCents, frequencyInDays } = choice
  const { dueCents } = quote
  const isAsShown =
    shown.dueCents === dueCents &&
    shown.priceCents === priceCents &&
    shown.frequencyInDays === frequencyInDays
  if (!isAsShown) throw new AppError('plan_price_changed')
  if (held.change) await dropPlanChange(caller, held.change, { reason: 'REPLACED', by: actor })
  const isNow = quote.takesEffect === 'NOW'
  const [change] = await caller.tx
    .insert(planChanges)
    .values({
      platformId: caller.platformId,
      subscriptionId,
      state: isNow ? 'ASKED' : 'PLANNED',
      takesEffect: quote.takesEffect,
      fromOfferId: subscription.offerId,
      fromPriceCents: subscription.priceCents,
      fromFrequencyInDays: subscription.frequencyInDays,
      offerId,
      priceCents,
      frequencyInDays,
      creditCents: quote.creditCents,
      dueCents,
      startsOn: quote.startsOn,
      actor: actor.kind,
      createdAt: caller.now,
    })
    .returning()
  invariant(change, 'an inserted change comes back')
  await writeStep(caller, {
    subscriptionId,
    kind: isNow ? 'PLAN_CHANGE_ASKED' : 'PLAN_CHANGE_PLANNED',
    by: actor,
    detail: { offerId, priceCents, frequencyInDays, creditCents: quote.creditCents, dueCents },
  })
  if (isNow) await changeSubscription(caller, subscription, { nextStepAt: caller.now })
  else await mailPlanChange(caller, subscription, change)
  return change
}
