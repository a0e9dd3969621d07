import type { PixAuthorization } from '@balcao/providers/results'
import { eq } from 'drizzle-orm'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import { noticeTime } from '#modules/subscriptions/subscription-calendar.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { askToEndAuthorization, planEndOfDebits } from './ask-to-end-authorization.ts'
import { mayMove } from './authorization-states.ts'

const alive: readonly string[] = ['INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'PAUSED']

type Told = Pick<PixAuthorization, 'status' | 'certainty' | 'canceledBy'>

/**
 * The only writer of an authorisation's state. Applies the acquirer's report under the lock of the
 * subscription.
 */
export async function applyAuthorization(
  scope: Scope,
  { id, subscriptionId }: { id: string; subscriptionId: string },
  { status, certainty, canceledBy }: Told,
): Promise<void> {
  const { tx, now } = scope
  const { subscription, cycle } = await lockSubscription(scope, subscriptionId)
  const [before] = await tx.select().from(pixAuthorizations).where(eq(pixAuthorizations.id, id))
  if (!before || certainty !== 'KNOWN' || !mayMove(before.state, status)) return
  const byAcquirer = canceledBy === 'RECEIVER' ? ('ADMIN' as const) : ('BANK' as const)
  const by = before.endAskedBy ?? byAcquirer
  const end = status === 'ACTIVE' ? { activeSince: now } : { endedBy: by, endedAt: now }
  await tx
    .update(pixAuthorizations)
    .set({ state: status, ...end, updatedAt: now })
    .where(eq(pixAuthorizations.id, id))
  if (status === 'ACTIVE') {
    const isWanted = alive.includes(subscription.state) && subscription.pixAuthorizationId === null
    if (!isWanted) {
      // Granted for an ended subscription, or a second time: it must never be used for a debit.
      await askToEndAuthorization(scope, { pixAuthorizationId: id, by: 'SYSTEM' })
      await planEndOfDebits(scope, subscriptionId)
      return
    }
    const { paidUntil, nextStepAt } = subscription
    const isWaiting = paidUntil !== null && nextStepAt !== null && cycle.state === 'PAID'
    const authorized = { ...subscription, pixAuthorizationId: id }
    await changeSubscription(scope, subscription, {
      pixAuthorizationId: id,
      ...(isWaiting && subscription.state === 'ACTIVE' && { nextStepAt: noticeTime(paidUntil, authorized) }),
    })
    await writeStep(scope, { subscriptionId, kind: 'PIX_AUTHORIZED', key: `authorized:${id}` })
    return
  }
  if (before.state !== 'ACTIVE') return
  await writeStep(scope, {
    subscriptionId,
    kind: 'PIX_AUTHORIZATION_ENDED',
    key: `authorization-ended:${id}`,
    detail: { by },
  })
  if (subscription.pixAuthorizationId !== id) return
  // The buyer ended it at the bank: scheduled debits are withdrawn, and the open cycle is invoiced.
  await changeSubscription(scope, subscription, { pixAuthorizationId: null })
  await planEndOfDebits(scope, subscriptionId)
  if (alive.includes(subscription.state))
    await mailSubscription(scope, subscription, {
      key: `subscription-pix-ended:${id}`,
      template: 'subscriptionPixEnded',
      props: {},
    })
}
