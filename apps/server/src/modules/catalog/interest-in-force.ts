import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { offers, products } from '../../db/schema/catalog.ts'
import { interestTables } from '../../db/schema/platforms.ts'

export type InterestInForce = { id: string; fees: number[] }

/**
 * The interest of an offer's installments, as a column of a query that reads the offer with its product: by the table of its seller before
 * the platform's, the newest before the older. Null where nobody set one: then only what is free of interest is offered.
 */
export function interestInForce(now: SQLWrapper): SQL<InterestInForce | null> {
  const { id, fees, platformId, sellerId, effectiveFrom, savedAt } = interestTables
  return sql`(
    select jsonb_build_object('id', ${id}, 'fees', ${fees}) from ${interestTables}
    where ${platformId} = ${offers.platformId} and (${sellerId} = ${products.sellerId} or ${sellerId} is null) and ${effectiveFrom} <= ${now}
    order by ${sellerId} is null, ${effectiveFrom} desc, ${savedAt} desc limit 1)`
}
