import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { platformDomains } from '../../db/schema/platforms.ts'

/** Joins the one domain whose host links carry to a row of the tenant. */
export function isPrimaryDomainOf(table: { platformId: PgColumn }): SQL | undefined {
  return and(eq(platformDomains.platformId, table.platformId), platformDomains.isPrimary)
}
