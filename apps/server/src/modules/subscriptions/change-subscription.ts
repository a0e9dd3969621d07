import { eq } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { settleExternalAccess } from '#modules/access/external/settle-external-access.ts'
import type { Scope } from '#scope.ts'
import { announceSubscription } from './announce-subscription.ts'
import { askToEndAuthorization, planEndOfDebits } from './automatic-pix/ask-to-end-authorization.ts'
import { graceDays } from './charging/dunning.ts'
import { planStep } from './charging/plan-step.ts'
import { endPlanChange } from './plan-change/end-plan-change.ts'
import { noteRevenue } from './recurring-revenue/note-revenue.ts'
import type { Subscription } from './subscription.ts'
import { daysAfter } from './subscription-calendar.ts'

export type SubscriptionChanges = Partial<
  Pick<
    Subscription,
    | 'state'
    | 'buyerEmail'
    | 'savedCardId'
    | 'offerId'
    | 'priceCents'
    | 'frequencyInDays'
    | 'pixAuthorizationId'
    | 'isTrial'
    | 'paidUntil'
    | 'nextStepAt'
    | 'resumesAt'
    | 'heldSince'
    | 'canceledBy'
    | 'cancelReason'
    | 'canceledAt'
  >
>

/**
 * The only writer of a subscription after its start. The caller has locked it. Access and the next job follow
 * from the written row. The seller's servers get an event, except for an extended period without a paid
 * renewal.
 */
export async function changeSubscription(
  scope: Scope,
  before: Subscription,
  wanted: SubscriptionChanges,
  { isAnnounced = true }: { isAnnounced?: boolean } = {},
): Promise<Subscription> {
  const changes = await endDebits(scope, before, wanted)
  const next = { ...before, ...changes, updatedAt: scope.now }
  const after = { ...next, accessUntil: accessUntil(next) }
  await scope.tx
    .update(subscriptions)
    .set({ ...changes, accessUntil: after.accessUntil, updatedAt: scope.now })
    .where(eq(subscriptions.id, before.id))
  await noteRevenue(scope, before, after)
  if (after.state !== before.state) await endPlanChange(scope, after)
  await planStep(scope, after)
  if (isAnnounced) await announceSubscription(scope, before, after)
  await settleExternalAccess(scope, { orderIds: [before.orderId] })
  return after
}

/** Ends all debits of a subscription that ends or pauses, whoever decided it. */
async function endDebits(
  scope: Scope,
  { id, state, pixAuthorizationId }: Subscription,
  wanted: SubscriptionChanges,
): Promise<SubscriptionChanges> {
  const { state: next = state } = wanted
  if (pixAuthorizationId === null || next === 'ACTIVE' || next === 'PAST_DUE') return wanted
  if (next !== 'PAUSED') await askToEndAuthorization(scope, { pixAuthorizationId, by: 'SYSTEM' })
  await planEndOfDebits(scope, id)
  return next === 'PAUSED' ? wanted : { ...wanted, pixAuthorizationId: null }
}

/**
 * End of the buyer's access. A subscription that renews keeps it for some days after a missed charge; after a
 * pause or an end it lasts until the paid period is over. After the last of a limited number of charges it
 * lasts for ever, if the offer says so. Stored with every change, for the code that grants and suspends
 * access.
 */
function accessUntil({
  state,
  paidUntil,
  isKeptAfterLast,
}: Pick<Subscription, 'state' | 'paidUntil' | 'isKeptAfterLast'>): Date | null {
  if (paidUntil === null || (state === 'COMPLETED' && isKeptAfterLast)) return null
  return state === 'ACTIVE' || state === 'PAST_DUE' ? daysAfter(paidUntil, graceDays) : paidUntil
}
