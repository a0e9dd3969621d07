import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { managerContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Whether a seller was in the caller's care at an instant. A manager sees events from their own time of care
 * only.
 */
export function wasInCare({ platformId, session }: Caller, sellerId: PgColumn, at: PgColumn): SQL {
  const contract = and(
    eq(managerContracts.platformId, platformId),
    eq(managerContracts.managerId, session.userId),
    eq(managerContracts.sellerId, sellerId),
    lte(managerContracts.startsAt, at),
    or(isNull(managerContracts.endsAt), gt(managerContracts.endsAt, at)),
  )
  return sql`exists (select from ${managerContracts} where ${contract})`
}

/** The contracts that are in force at an instant. */
export function isInForceAt(at: Date) {
  return and(
    eq(managerContracts.state, 'ACTIVE'),
    lte(managerContracts.startsAt, at),
    or(isNull(managerContracts.endsAt), gt(managerContracts.endsAt, at)),
  )
}
