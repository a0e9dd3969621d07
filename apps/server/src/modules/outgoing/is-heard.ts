import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StatementBuilder } from '#db/define-statement.ts'
import { outgoingEndpoints } from '#db/schema/outgoing.ts'

/** Whether the seller or the platform has an endpoint, as a column of a statement that is sent anyway. */
export function isHeard(db: StatementBuilder, sellerId: PgColumn): SQL<boolean> {
  const endpoint = db
    .select({ id: outgoingEndpoints.id })
    .from(outgoingEndpoints)
    .where(
      and(
        or(eq(outgoingEndpoints.sellerId, sellerId), isNull(outgoingEndpoints.sellerId)),
        eq(outgoingEndpoints.state, 'ON'),
      ),
    )
  return sql<boolean>`exists ${endpoint}`
}
