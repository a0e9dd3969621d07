import { and, inArray } from 'drizzle-orm'
import { externalAccesses } from '#db/schema/access.ts'
import { outgoingDeliveries } from '#db/schema/outgoing.ts'
import type { Scope } from '#scope.ts'
import { externalAccessKey } from './external-access-key.ts'

/**
 * OPENING: the seller's endpoint has not answered yet. OPEN: the endpoint accepted the delivery. STUCK: the
 * delivery is dead, and the seller has to help.
 */
export type ExternalState = 'OPENING' | 'OPEN' | 'STUCK'

const states = { WAITING: 'OPENING', DELIVERED: 'OPEN', DEAD: 'STUCK' } as const

/**
 * State of each access in the seller's system, by grant and content. Old deliveries are deleted by retention,
 * so an access without a delivery counts as open: a buyer without access would have complained long before.
 */
export async function readGrantExternals(
  { tx }: Scope,
  grantIds: readonly string[],
): Promise<Map<string, ExternalState>> {
  if (grantIds.length === 0) return new Map()
  const accesses = await tx
    .select()
    .from(externalAccesses)
    .where(inArray(externalAccesses.grantId, [...grantIds]))
  if (accesses.length === 0) return new Map()
  const deliveries = await tx
    .select({ eventKey: outgoingDeliveries.eventKey, state: outgoingDeliveries.state })
    .from(outgoingDeliveries)
    .where(
      and(
        inArray(
          outgoingDeliveries.endpointId,
          accesses.map(({ endpointId }) => endpointId),
        ),
        inArray(outgoingDeliveries.eventKey, accesses.map(externalAccessKey)),
      ),
    )
  const stateOf = new Map(deliveries.map(({ eventKey, state }) => [eventKey, states[state]]))
  return new Map(
    accesses.map((access) => [
      `${access.grantId} ${access.contentId}`,
      stateOf.get(externalAccessKey(access)) ?? 'OPEN',
    ]),
  )
}
