import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { tenant } from '#db/define-statement.ts'
import { products } from '#db/schema/catalog.ts'
import { interestTables } from '#db/schema/platforms.ts'

export type InterestInForce = { id: string; fees: number[] }

/**
 * Interest of an offer's installments, as a column of a query that reads the offer with its product: the
 * newest version of the seller's table, else of the platform's. Null without a table: then only interest-free
 * installments are offered.
 */
export function interestInForce(now: SQLWrapper): SQL<InterestInForce | null> {
  const { id, fees, platformId, sellerId, effectiveFrom, savedAt } = interestTables
  return sql`(
    select jsonb_build_object('id', ${id}, 'fees', ${fees}) from ${interestTables}
    where ${platformId} = ${tenant} and (${sellerId} = ${products.sellerId} or ${sellerId} is null) and ${effectiveFrom} <= ${now}
    order by ${sellerId} is null, ${effectiveFrom} desc, ${savedAt} desc limit 1)`
}
