import { and, asc, eq, ne } from 'drizzle-orm'
import { outgoingEndpoints } from '../../db/schema/outgoing.ts'
import type { Caller } from '../../rpc/caller.ts'

/** The caller's own addresses; how each is doing, and never a secret. */
export async function listEndpoints({ tx, session, now }: Caller) {
  const endpoints = await tx
    .select()
    .from(outgoingEndpoints)
    .where(and(eq(outgoingEndpoints.sellerId, session.userId), ne(outgoingEndpoints.state, 'REMOVED')))
    .orderBy(asc(outgoingEndpoints.createdAt), asc(outgoingEndpoints.id))
  return endpoints.map((endpoint) => ({
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    productIds: endpoint.productIds,
    state: endpoint.state,
    disabledBecause: endpoint.disabledBecause,
    failures: endpoint.failures,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    formerSecretUntil:
      endpoint.formerSecretUntil && endpoint.formerSecretUntil > now
        ? endpoint.formerSecretUntil.toISOString()
        : null,
    createdAt: endpoint.createdAt.toISOString(),
    version: endpoint.version,
  }))
}
