import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { StatementBuilder } from '#db/define-statement.ts'
import { pixels } from '#db/schema/tracking.ts'

/**
 * Whether our server reports purchases of a product to any vendor: a column for another statement, which saves a
 * query.
 */
export function isReported(db: StatementBuilder, productId: PgColumn): SQL<boolean> {
  const pixel = db
    .select({ id: pixels.id })
    .from(pixels)
    .where(and(isNotNull(pixels.token), eq(pixels.productId, productId)))
  return sql<boolean>`exists ${pixel}`
}
