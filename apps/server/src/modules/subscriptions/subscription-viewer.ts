import { and, eq, type SQL } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { StepActor } from './write-step.ts'

/** The viewer of subscriptions, and the actor of changes, so that one use case serves seller, buyer and staff. */
export type SubscriptionViewer = { caller: Caller; sees: SQL | undefined; actor: StepActor }

const onPlatform = ({ platformId }: Caller) => eq(subscriptions.platformId, platformId)

/** Subscriptions to the caller's own products. */
export function asSeller(caller: Caller): SubscriptionViewer {
  const { userId } = caller.session
  return {
    caller,
    sees: and(onPlatform(caller), eq(subscriptions.sellerId, userId)),
    actor: { kind: 'SELLER', userId },
  }
}

/** Subscriptions of the caller's mailbox, which the login code has proven to be theirs. */
export async function asBuyer(caller: Caller): Promise<SubscriptionViewer> {
  const { userId } = caller.session
  const { email } = await getUser(caller, userId)
  return {
    caller,
    sees: and(onPlatform(caller), eq(subscriptions.buyerEmail, email)),
    actor: { kind: 'BUYER', userId },
  }
}

/** Every subscription of the platform. */
export function asStaff(caller: Caller): SubscriptionViewer {
  return { caller, sees: onPlatform(caller), actor: { kind: 'ADMIN', userId: caller.session.userId } }
}
