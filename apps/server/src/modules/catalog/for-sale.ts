import { and, eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '#db/schema/catalog.ts'

type Standing = Pick<typeof products.$inferSelect, 'status' | 'sellsInReview'>

/** Whether a product sells: when approved, or from its submission on if the platform allowed that at the time. */
export function isForSale({ status, sellsInReview }: Standing): boolean {
  return status === 'APPROVED' || (status === 'SUBMITTED' && sellsInReview)
}

/** The same rule as a condition of a query. */
export function forSale({
  status,
  sellsInReview,
}: Record<keyof Standing, PgColumn> = products): SQL | undefined {
  return or(eq(status, 'APPROVED'), and(eq(status, 'SUBMITTED'), eq(sellsInReview, true)))
}
