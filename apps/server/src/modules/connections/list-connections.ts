import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import { invariant } from '#kit/invariant.ts'
import { readHealth } from '#modules/outgoing/list-endpoints.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own connections with their health. A seller has at most one to each vendor. */
export async function listConnections(caller: Caller) {
  const connections = await readConnections(caller)
  return connections.map(({ health }) => health)
}

export async function readConnections(caller: Caller, which?: SQL) {
  const { tx, session } = caller
  const endpoints = await tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        eq(outgoingEndpoints.sellerId, session.userId),
        isNotNull(outgoingEndpoints.vendor),
        ne(outgoingEndpoints.state, 'REMOVED'),
        which,
      ),
    )
  const lastDay = await readHealth(
    caller,
    endpoints.map(({ id }) => id),
  )
  return endpoints.map((endpoint) => {
    const { id, vendor, state, disabledBecause, failures, failingSince } = endpoint
    invariant(vendor, 'the query selects endpoints with a vendor')
    return {
      endpoint,
      health: {
        id,
        vendor,
        state,
        disabledBecause,
        failures,
        failingSince: failingSince?.toISOString() ?? null,
        ...lastDay(id),
      },
    }
  })
}
