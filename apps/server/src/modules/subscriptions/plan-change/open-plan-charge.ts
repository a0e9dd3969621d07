import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import { NoSlotFree } from '#modules/acquirers/health/take-slot.ts'
import { type AdmittedSavedCard, admitSavedCard } from '#modules/cards/admit-saved-card.ts'
import { closeCardAttempt } from '#modules/cards/close-card-attempt.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { chargeCycle } from '#modules/subscriptions/charging/charge-cycle.ts'
import type { OpenedCharge } from '#modules/subscriptions/charging/open-cycle-charge.ts'
import type { HeldSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { maySellerRenew } from '#modules/subscriptions/may-seller-renew.ts'
import { nextCycleNumber } from '#modules/subscriptions/next-cycle-number.ts'
import { nextRenewalStep } from '#modules/subscriptions/resume-now.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import type { Scope } from '#scope.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { isCreditKept } from './read-worth.ts'

/**
 * Opens the charge of a change of plan: a cycle with an order of its own, which is paid once like any other cycle.
 * The former cycle stays the running one until the payment is approved. A change that cannot be charged now is
 * dropped and not retried.
 */
export async function openPlanCharge(
  scope: Scope,
  { subscription, cycle, change }: HeldSubscription & { change: PlanChange },
  paymentId: string,
): Promise<OpenedCharge | null> {
  const nextStepAt = nextRenewalStep(scope, subscription)
  const standing = await changeSubscription(scope, subscription, { nextStepAt })
  const isOutdated =
    change.startsOn !== dayInSaoPaulo(scope.now) || !(await isCreditKept(scope, cycle, change))
  if (isOutdated || !(await maySellerRenew(scope, subscription))) {
    await dropPlanChange(scope, change, { reason: isOutdated ? 'OUTDATED' : 'NOT_CHARGEABLE' })
    return null
  }
  const card = await takeCard(scope, { subscription, change, paymentId })
  if (card === 'UNUSABLE') {
    await dropPlanChange(scope, change, { reason: 'CARD' })
    return null
  }
  const begun = await beginChange(scope, change)
  const cardAttemptId = card?.attemptId ?? null
  try {
    const { offerId, dueCents: priceCents } = change
    const charged = { ...standing, offerId, priceCents }
    const charge = await chargeCycle(scope, {
      subscription: charged,
      cycle: begun,
      paymentId,
      card,
      debit: null,
    })
    return { subscription: standing, cycle: begun, charge, cardAttemptId }
  } catch (error) {
    // Without a free slot the step waits for one and starts again.
    if (!(error instanceof AppError) || error instanceof NoSlotFree) throw error
    if (cardAttemptId !== null) await closeCardAttempt(scope, cardAttemptId, { outcome: 'OTHER', tries: 0 })
    scope.app.log.warn({ subscriptionId: subscription.id, code: error.code }, 'A plan was not changed')
    await dropPlanChange(scope, { ...change, cycleId: begun.id }, { reason: 'NOT_CHARGEABLE' })
    return null
  }
}

async function takeCard(
  scope: Scope,
  {
    subscription: { method, savedCardId, buyerEmail: email },
    change: { offerId },
    paymentId,
  }: { subscription: Subscription; change: PlanChange; paymentId: string },
): Promise<AdmittedSavedCard | null | 'UNUSABLE'> {
  if (method !== 'CREDIT_CARD') return null
  const admission = await admitSavedCard(scope, { savedCardId, paymentId, offerId, email })
  return admission.kind === 'ADMITTED' ? admission.card : 'UNUSABLE'
}

async function beginChange(
  scope: Scope,
  { id, subscriptionId, priceCents, frequencyInDays, creditCents, startsOn }: PlanChange,
): Promise<Cycle> {
  const { tx, platformId, now } = scope
  const [cycle] = await tx
    .insert(subscriptionCycles)
    .values({
      platformId,
      subscriptionId,
      number: await nextCycleNumber(scope, subscriptionId),
      state: 'CHANGING',
      priceCents,
      frequencyInDays,
      creditCents,
      startsOn,
      endsOn: addDays(startsOn, frequencyInDays),
      dueAt: dueTime(startsOn),
      isCardRefused: false,
      createdAt: now,
    })
    .returning()
  invariant(cycle, 'an inserted cycle comes back')
  await tx.update(planChanges).set({ state: 'CHARGING', cycleId: cycle.id }).where(eq(planChanges.id, id))
  return cycle
}
