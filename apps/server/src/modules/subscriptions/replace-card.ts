import { savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { subscriptionCycles, subscriptionSteps, subscriptions } from '#db/schema/subscriptions.ts'
import { claimSavedCard } from '#modules/cards/claim-saved-card.ts'
import { forgetSavedCard } from '#modules/cards/forget-saved-card.ts'
import { storeCardToken } from '#modules/cards/keep-card-token.ts'
import { saveCard } from '#modules/cards/save-card.ts'
import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { type HeldSubscription, lockSubscription } from './lock-subscription.ts'
import type { replaceCardInput } from './subscription.input.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'
import { writeStep } from './write-step.ts'

/** Replacements per day: enough to find a working card, too few to test stolen ones. */
const replacementsPerDayMax = 5

/** A token of the card, by which one account charges it without its security code. */
type GivenToken = { accountId: string; token: string }

/** Replaces the stored card. The old one is deleted, and an overdue cycle is charged at once. */
export async function replaceCard(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId, card }: z.output<typeof replaceCardInput>,
  given: GivenToken | null = null,
): Promise<void> {
  const { subscription, cycle } = await lockForNewCard({ caller, sees }, subscriptionId)
  const { state, sellerId, orderId, buyerEmail, locale } = subscription
  const savedCardId = await saveCard(caller, {
    sealedCard: card,
    sellerId,
    locale,
    ip: caller.ip,
    consent: savedCardConsent,
  })
  await claimSavedCard(caller, { savedCardId, sellerId, orderId, buyerEmail, isUntried: true })
  if (given) await storeCardToken(caller, savedCardId, given)
  await caller.tx
    .update(subscriptionCycles)
    .set({ isCardRefused: false })
    .where(eq(subscriptionCycles.id, cycle.id))
  await changeSubscription(caller, subscription, {
    savedCardId,
    ...(state === 'PAST_DUE' && { nextStepAt: caller.now }),
  })
  if (subscription.savedCardId !== null) await forgetUnused(caller, subscription.savedCardId)
  await writeStep(caller, { subscriptionId, kind: 'CARD_REPLACED', by: actor, cycle: cycle.number })
}

/** Locks a subscription whose card may be replaced now. */
export async function lockForNewCard(
  { caller, sees }: Pick<SubscriptionViewer, 'caller' | 'sees'>,
  subscriptionId: string,
): Promise<HeldSubscription> {
  const held = await lockSubscription(caller, subscriptionId, sees)
  const { state, method } = held.subscription
  if (method !== 'CREDIT_CARD' || state === 'INCOMPLETE' || state === 'INCOMPLETE_EXPIRED')
    throw new AppError('subscription_not_changeable', { state })
  await refuseFlood(caller, subscriptionId)
  return held
}

async function refuseFlood({ tx, now }: Scope, subscriptionId: string): Promise<void> {
  const replaced = await tx
    .select({ id: subscriptionSteps.id })
    .from(subscriptionSteps)
    .where(
      and(
        eq(subscriptionSteps.subscriptionId, subscriptionId),
        eq(subscriptionSteps.kind, 'CARD_REPLACED'),
        gt(subscriptionSteps.at, new Date(now.getTime() - 24 * 3_600_000)),
      ),
    )
  if (replaced.length >= replacementsPerDayMax) throw new AppError('rate_limited')
}

/**
 * Deletes a card that no subscription uses: a subscription bought with one click shares the card of the first
 * purchase.
 */
async function forgetUnused(scope: Scope, savedCardId: string): Promise<void> {
  const others = await scope.tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.savedCardId, savedCardId))
  if (others.length === 0) await forgetSavedCard(scope, savedCardId)
}
