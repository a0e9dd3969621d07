import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'

/** Products that may have public samples: digital, for sale and not for adults (decision 0056). */
export function showsSamples(): SQL | undefined {
  return and(eq(products.type, 'DIGITAL'), sql`${products.ageRating} is distinct from '18'`, forSale())
}
