import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { NoSlotFree } from '#modules/acquirers/health/take-slot.ts'
import { advanceSubscription } from '#modules/subscriptions/charging/advance-subscription.ts'
import { settleCycle } from '#modules/subscriptions/charging/settle-cycle.ts'
import type { planChangeInput } from '#modules/subscriptions/subscription.input.ts'
import { asBuyer } from '#modules/subscriptions/subscription-viewer.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { askPlanChange } from './ask-plan-change.ts'

type Asker = { session: SessionUser; ip: string }

export type PlanChangeOutcome = {
  /** CHARGING: the code is unpaid, or the outcome of the card charge is unknown. */
  state: 'PLANNED' | 'DONE' | 'CHARGING'
  /** The payment of a change that is charged today; its page shows the code. */
  paymentId: string | null
}

/**
 * Changes a plan for its buyer, and waits for the charge if there is one. The request is committed before the charge: if the
 * process dies in between, the subscription's own job does the rest.
 */
export async function changePlan(
  app: App,
  { session, ip }: Asker,
  input: z.output<typeof planChangeInput>,
): Promise<PlanChangeOutcome> {
  const { platformId } = session
  const { subscriptionId } = input
  const asked = await inScope(app, platformId, async (scope) =>
    askPlanChange(await asBuyer({ ...scope, session, ip }), input),
  )
  if (asked.takesEffect === 'RENEWAL') return { state: 'PLANNED', paymentId: null }
  await chargeOrLeave(app, { platformId, subscriptionId })
  const outcome = await inScope(app, platformId, async (scope) => {
    const payment = await findPayment(scope, asked.id)
    if (payment) await settleCycle(scope, payment.id)
    const [change] = await scope.tx.select().from(planChanges).where(eq(planChanges.id, asked.id))
    return { state: change?.state, paymentId: payment?.id ?? null }
  })
  // Thrown after the commit, so that the change stays dropped.
  if (outcome.state === 'DROPPED') throw new AppError('plan_not_charged')
  return { ...outcome, state: outcome.state === 'DONE' ? 'DONE' : 'CHARGING' }
}

/** Without a free slot at the acquirers, the subscription's job charges the change. */
async function chargeOrLeave(...step: Parameters<typeof advanceSubscription>): Promise<void> {
  try {
    await advanceSubscription(...step)
  } catch (error) {
    if (!(error instanceof NoSlotFree)) throw error
  }
}

async function findPayment({ tx }: Scope, changeId: string): Promise<{ id: string } | undefined> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(planChanges)
    .innerJoin(subscriptionCycles, eq(subscriptionCycles.id, planChanges.cycleId))
    .innerJoin(payments, eq(payments.orderId, subscriptionCycles.orderId))
    .where(eq(planChanges.id, changeId))
  return payment
}
