import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { nextPixRetry } from '@balcao/domain/payments/automatic-pix'
import type { PixDebit } from '@balcao/providers/results'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { subscriptionCycles, subscriptionSteps } from '#db/schema/subscriptions.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { withdrawCharge } from '#modules/payments/asking/withdraw-charge.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { pollMs } from '#modules/subscriptions/charging/decide-step.ts'
import { type HeldSubscription, lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import { inScope, type Scope } from '#scope.ts'
import { planAuthorizationCheck } from './plan-authorization-check.ts'

/** Next action for a debit whose day has come, decided under the lock and done after the commit. */
type Course = { kind: 'leave' } | { kind: 'check' } | { kind: 'retry'; dueOn: string } | { kind: 'give_up' }

/**
 * Follows a debit from its day on: reads the outcome of its latest try at the acquirer. A failed debit is
 * ordered again on the days that the Central Bank allows, and then withdrawn, so that the cycle can be
 * invoiced: a period is never charged by the bank and by a code at the same time.
 */
export async function pursueDebit(app: App, debit: Payment): Promise<void> {
  const { platformId, id: paymentId, transactionId } = debit
  // The answer to its order was lost, and perhaps the read of it too.
  if (transactionId === null) {
    await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
    return
  }
  const account = await inScope(app, platformId, (scope) => getAccount(scope, debit.providerAccountId))
  const { provider, context } = await connectAccount(app, account)
  const asked = await guardRead(app, { account, method: 'PIX' }, () =>
    provider.getPixDebit({ transactionId }, context),
  )
  const told = asked.kind === 'asked' && asked.outcome.ok ? asked.outcome.result : null
  const course = await inScope(app, platformId, (scope) => decideCourse(scope, debit, told))
  switch (course.kind) {
    case 'leave':
      return
    case 'check':
      await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
      return
    case 'retry':
      // A missing answer does no harm: the next check finds either the new order or the failed debit.
      await guardRead(app, { account, method: 'PIX' }, () =>
        provider.retryPixDebit({ transactionId, dueOn: course.dueOn }, context),
      )
      return
    case 'give_up':
      await withdrawCharge(app, debit)
  }
}

async function decideCourse(scope: Scope, debit: Payment, told: PixDebit | null): Promise<Course> {
  const { now } = scope
  const held = await lockSubscription(scope, await subscriptionOf(scope, debit))
  const { subscription, cycle, payment } = held
  if (payment?.id !== debit.id || payment.status !== 'PENDING' || cycle.state !== 'OPEN')
    return { kind: 'leave' }
  const later = new Date(now.getTime() + pollMs)
  const lookAt = (nextStepAt: Date) =>
    changeSubscription(scope, subscription, { nextStepAt }, { isAnnounced: false })
  if (told?.certainty !== 'KNOWN' || told.status === 'WAITING') {
    await lookAt(later)
    return { kind: 'leave' }
  }
  if (told.status === 'PAID') {
    await lookAt(later)
    return { kind: 'check' }
  }
  if (told.status === 'CANCELED') await planAuthorizationCheck(scope, subscription)
  const retries = await countRetries(scope, debit)
  const today = dayInSaoPaulo(now)
  const { frequencyInDays, pixAuthorizationId } = subscription
  const retryOn =
    told.status === 'FAILED' && pixAuthorizationId !== null
      ? nextPixRetry({ dueOn: cycle.startsOn, retries, frequencyInDays }, today)
      : null
  if (retryOn === null) {
    await lookAt(later)
    return { kind: 'give_up' }
  }
  await noteRetry(scope, held, { debit, retries, retryOn })
  return { kind: 'retry', dueOn: retryOn }
}

async function noteRetry(
  scope: Scope,
  { subscription, cycle }: HeldSubscription,
  { debit, retries, retryOn }: { debit: Payment; retries: number; retryOn: string },
): Promise<void> {
  // A retry whose order was lost is ordered again for another day, and counts as one more.
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'DEBIT_RETRIED',
    cycle: cycle.number,
    paymentId: debit.id,
    key: `debit-retried:${debit.id}:${retries + 1}`,
    detail: { retryOn },
  })
  const behind = await changeSubscription(scope, subscription, {
    state: 'PAST_DUE',
    nextStepAt: dueTime(addDays(retryOn, 1)),
  })
  await mailSubscription(scope, behind, {
    key: `subscription-debit-failed:${debit.id}:${retries + 1}`,
    template: 'subscriptionDebit',
    props: { dueAt: dueTime(retryOn), isRetry: true },
  })
}

async function countRetries({ tx }: Scope, { id }: Payment): Promise<number> {
  const retried = await tx
    .select({ id: subscriptionSteps.id })
    .from(subscriptionSteps)
    .where(and(eq(subscriptionSteps.paymentId, id), eq(subscriptionSteps.kind, 'DEBIT_RETRIED')))
  return retried.length
}

async function subscriptionOf(scope: Scope, { orderId }: Payment): Promise<string> {
  const [cycle] = await scope.tx
    .select({ subscriptionId: subscriptionCycles.subscriptionId })
    .from(subscriptionCycles)
    .where(eq(subscriptionCycles.orderId, orderId))
  if (!cycle) throw new Error(`Order ${orderId} belongs to no subscription`)
  return cycle.subscriptionId
}
