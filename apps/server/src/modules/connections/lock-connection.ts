import type { ConnectionVendor } from '@balcao/domain/platform/connections'
import { and, eq, ne } from 'drizzle-orm'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'
import type { Endpoint } from '#modules/outgoing/endpoint.ts'
import type { Caller } from '#rpc/caller.ts'

/** The caller's own connection to a vendor, locked for a change. A seller has at most one per vendor. */
export async function lockConnection(
  { tx, session }: Caller,
  vendor: ConnectionVendor,
): Promise<Endpoint | undefined> {
  const [connection] = await tx
    .select()
    .from(outgoingEndpoints)
    .where(
      and(
        eq(outgoingEndpoints.sellerId, session.userId),
        eq(outgoingEndpoints.vendor, vendor),
        ne(outgoingEndpoints.state, 'REMOVED'),
      ),
    )
    .for('no key update')
  return connection
}
