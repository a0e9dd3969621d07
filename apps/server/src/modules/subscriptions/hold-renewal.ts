import { capabilities } from '@balcao/domain/account-standing'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import type { Scope } from '../../scope.ts'
import { changeSubscription } from './change-subscription.ts'
import type { Turn } from './decide-turn.ts'
import { mailSubscription } from './mail-subscription.ts'
import type { Subscription } from './subscription.ts'
import { writeStep } from './write-step.ts'

const lookAgainMs = 6 * 3_600_000

/** Whether the seller may be paid for another period, by how they stand with the platform. */
export async function maySellerRenew({ tx }: Scope, { sellerId }: Subscription): Promise<boolean> {
  const [seller] = await tx.select({ status: users.status }).from(users).where(eq(users.id, sellerId))
  return seller !== undefined && capabilities[seller.status].sells
}

/** What asks the buyer for money, tells of a charge to come, or ends a subscription because it was not paid. */
export function isAboutMoney(turn: Turn): boolean {
  switch (turn.kind) {
    case 'announce':
    case 'open':
    case 'reopen':
    case 'charge':
    case 'remind':
      return true
    case 'end':
      return turn.reason === 'UNPAID'
    default:
      return false
  }
}

/** Nothing is charged while the seller may not sell: what was paid runs out, the subscriber is told once, and it is looked at again. */
export async function holdRenewal(scope: Scope, subscription: Subscription): Promise<void> {
  const { now } = scope
  const { id: subscriptionId, paidUntil } = subscription
  const heldSince = subscription.heldSince ?? now
  const nextStepAt = new Date(now.getTime() + lookAgainMs)
  await changeSubscription(scope, subscription, { heldSince, nextStepAt })
  const key = `held:${heldSince.toISOString()}`
  const isNews = await writeStep(scope, { subscriptionId, kind: 'HELD', key })
  if (isNews)
    await mailSubscription(scope, subscription, {
      key: `subscription-on-hold:${heldSince.toISOString()}`,
      template: 'subscriptionOnHold',
      props: { paidUntil },
    })
}
