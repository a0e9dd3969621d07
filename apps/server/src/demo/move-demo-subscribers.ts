import type { SubscriptionState } from '@balcao/domain/payments/subscription-states'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { cancelSubscription } from '#modules/subscriptions/cancel-subscription.ts'
import { changePlan } from '#modules/subscriptions/plan-change/change-plan.ts'
import { listPlanChoices } from '#modules/subscriptions/plan-change/list-plan-choices.ts'
import { reactivateSubscription } from '#modules/subscriptions/reactivate-subscription.ts'
import { asBuyer, type SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { inScope } from '#scope.ts'
import { asPerson } from './as-person.ts'

/** Length of the repeating cycle in days, and the day of the cycle on which each step happens. */
const daysBetween = 14
const steps = { cancel: 9, changePlan: 6, reactivate: 3 }

/** Every two weeks one subscriber cancels, one by card changes to a dearer plan, and a canceled one stays after all. */
export async function moveDemoSubscribers(app: App, platformId: string, daysAgo: number): Promise<void> {
  const place = daysAgo % daysBetween
  if (place === steps.cancel)
    await asSubscriber(app, platformId, 'ACTIVE', (viewer, subscriptionId) =>
      cancelSubscription(viewer, { subscriptionId, at: 'END', reason: 'Vou viajar por uns meses' }),
    )
  if (place === steps.changePlan) await moveUp(app, platformId)
  if (place === steps.reactivate)
    await asSubscriber(app, platformId, 'CANCEL_AT_END', (viewer, subscriptionId) =>
      reactivateSubscription(viewer, { subscriptionId }),
    )
}

async function moveUp(app: App, platformId: string): Promise<void> {
  const found = await asSubscriber(app, platformId, 'ACTIVE', async (viewer, subscriptionId) => ({
    session: viewer.caller.session,
    subscriptionId,
    choices: await listPlanChoices(viewer, { subscriptionId }),
  }))
  if (found?.choices.kind !== 'CHOICES') return
  const dearer = found.choices.choices.find(({ quote }) => quote.takesEffect === 'NOW')
  if (!dearer) return
  const { session, subscriptionId } = found
  const { offerId, priceCents, frequencyInDays, quote } = dearer
  const asked = { subscriptionId, offerId, priceCents, frequencyInDays, dueCents: quote.dueCents }
  try {
    await changePlan(app, { session, ip: '203.0.113.7' }, asked)
  } catch (error) {
    // The bank refused the card: the subscription stays as it was.
    if (!(error instanceof AppError && error.code === 'plan_not_charged')) throw error
  }
}

/** As the buyer of the first monthly subscription by card in this state; undefined without one. */
function asSubscriber<Done>(
  app: App,
  platformId: string,
  state: SubscriptionState,
  step: (viewer: SubscriptionViewer, subscriptionId: string) => Promise<Done>,
): Promise<Done | undefined> {
  return inScope(app, platformId, async (scope) => {
    const [first] = await scope.tx
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.isDemo, true),
          eq(subscriptions.state, state),
          eq(subscriptions.method, 'CREDIT_CARD'),
          eq(subscriptions.frequencyInDays, 30),
        ),
      )
      .orderBy(asc(subscriptions.buyerEmail))
      .limit(1)
    if (!first) return
    const { buyerEmail: email, buyerName: name } = first
    const { userId } = await ensureCustomer(scope, { email, name })
    return step(await asBuyer(asPerson(scope, { userId, role: 'CUSTOMER' })), first.id)
  })
}
