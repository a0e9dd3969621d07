import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { managerContracts } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

/** Whether a seller was in the caller's care at an instant. A manager sees only events from their own time of care. */
export function wasInCare(caller: Caller, sellerId: PgColumn, at: PgColumn): SQL {
  const inTime = and(
    ofManager(caller),
    eq(managerContracts.sellerId, sellerId),
    lte(managerContracts.startsAt, at),
    or(isNull(managerContracts.endsAt), gt(managerContracts.endsAt, at)),
  )
  return sql`exists (select from ${managerContracts} where ${inTime})`
}

/**
 * Lists the sellers before `wasInCare`, for indexes that begin with the seller: with only a condition on the
 * time, PostgreSQL expects one row and reads the rows of all sellers.
 */
export function wasEverInCare(caller: Caller, sellerId: PgColumn): SQL {
  return sql`${sellerId} = any(array(${sellersEverInCare(caller)}))`
}

/** The sellers of all the caller's contracts, present and past. */
export function sellersEverInCare(caller: Caller) {
  return caller.tx
    .selectDistinct({ sellerId: managerContracts.sellerId })
    .from(managerContracts)
    .where(ofManager(caller))
}

function ofManager({ platformId, session }: Caller) {
  return and(eq(managerContracts.platformId, platformId), eq(managerContracts.managerId, session.userId))
}

/** The contracts that are in force at an instant. */
export function isInForceAt(at: Date) {
  return and(
    eq(managerContracts.state, 'ACTIVE'),
    lte(managerContracts.startsAt, at),
    or(isNull(managerContracts.endsAt), gt(managerContracts.endsAt, at)),
  )
}
