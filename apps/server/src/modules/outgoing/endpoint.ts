import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, ne } from 'drizzle-orm'
import { type outgoingDeliveries, outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { type EndpointOwner, isOf, ownerOf } from './endpoint-owner.ts'

export type Endpoint = typeof outgoingEndpoints.$inferSelect
export type Delivery = typeof outgoingDeliveries.$inferSelect

/** The caller's own webhook, locked for a change. A connection is changed only in its own form. */
export async function lockOwnEndpoint(
  caller: Caller,
  { endpointId }: { endpointId: string },
): Promise<Endpoint> {
  const endpoint = await lockEndpoint(caller, { endpointId, ...ownerOf(caller) })
  if (endpoint.vendor !== null) throw new AppError('not_found')
  return endpoint
}

/** An endpoint, locked until the transaction ends against other changes and calls. */
export async function lockEndpoint(
  { tx }: Scope,
  { endpointId, sellerId }: { endpointId: string } & EndpointOwner,
): Promise<Endpoint> {
  const [endpoint] = await tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        eq(outgoingEndpoints.id, endpointId),
        isOf(outgoingEndpoints.sellerId, { sellerId }),
        ne(outgoingEndpoints.state, 'REMOVED'),
      ),
    )
    .for('no key update')
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}
