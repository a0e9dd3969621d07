import { AppError } from '@balcao/domain/app-error'
import { and, eq, ne } from 'drizzle-orm'
import { type outgoingDeliveries, outgoingEndpoints } from '../../db/schema/outgoing.ts'
import type { Caller } from '../../rpc/caller.ts'

export type Endpoint = typeof outgoingEndpoints.$inferSelect
export type Delivery = typeof outgoingDeliveries.$inferSelect

/** The caller's own address, for a change: until the transaction ends nobody else changes or calls it. */
export async function lockOwnEndpoint(
  { tx, session }: Caller,
  { endpointId }: { endpointId: string },
): Promise<Endpoint> {
  const [endpoint] = await tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        eq(outgoingEndpoints.id, endpointId),
        eq(outgoingEndpoints.sellerId, session.userId),
        ne(outgoingEndpoints.state, 'REMOVED'),
      ),
    )
    .for('no key update')
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}
