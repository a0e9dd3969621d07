import type { AccessStanding, SuspensionCause } from '@balcao/domain/delivery/access'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { subscriptions } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

export type Standing = {
  standing: AccessStanding
  isOpen: boolean
  /** Cause and time of the revocation. */
  cause: SuspensionCause | null
  closedAt: Date | null
  /** Subscription of the grant and the end of its paid access; null for a single purchase. */
  subscriptionId: string | null
  openUntil: Date | null
}

/**
 * Standing of each grant. A suspension closes a grant. The grant of a subscribed product is open until the
 * subscription's `accessUntil`; products bought once beside the subscription do not depend on it.
 */
export async function readStandings(
  { tx, now }: Scope,
  grantIds: readonly string[],
): Promise<Map<string, Standing>> {
  if (grantIds.length === 0) return new Map()
  const [grants, suspensions] = await Promise.all([
    tx
      .select({ grantId: accessGrants.id, subscription: subscriptions })
      .from(accessGrants)
      .leftJoin(
        subscriptions,
        and(
          eq(subscriptions.platformId, accessGrants.platformId),
          eq(subscriptions.orderId, accessGrants.orderId),
          eq(subscriptions.productId, accessGrants.productId),
        ),
      )
      .where(inArray(accessGrants.id, [...grantIds])),
    tx
      .select()
      .from(accessSuspensions)
      .where(and(inArray(accessSuspensions.grantId, [...grantIds]), isNull(accessSuspensions.restoredAt))),
  ])
  const suspensionOf = new Map(suspensions.map((suspension) => [suspension.grantId, suspension]))
  return new Map(
    grants.map(({ grantId, subscription }) => {
      const suspension = suspensionOf.get(grantId)
      const standing = suspension ? 'REVOKED' : standingOf(subscription, now)
      return [
        grantId,
        {
          standing,
          isOpen: standing === 'OPEN' || standing === 'LATE',
          cause: suspension?.cause ?? null,
          closedAt: suspension?.suspendedAt ?? null,
          subscriptionId: subscription?.id ?? null,
          openUntil: subscription?.accessUntil ?? null,
        },
      ]
    }),
  )
}

function standingOf(subscription: typeof subscriptions.$inferSelect | null, now: Date): AccessStanding {
  if (subscription === null) return 'OPEN'
  const { state, accessUntil, isKeptAfterLast } = subscription
  if (state === 'COMPLETED' && isKeptAfterLast) return 'OPEN'
  if (accessUntil !== null && accessUntil > now) return state === 'PAST_DUE' ? 'LATE' : 'OPEN'
  return state === 'PAUSED' ? 'PAUSED' : 'ENDED'
}
