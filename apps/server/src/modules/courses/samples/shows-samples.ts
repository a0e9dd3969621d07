import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { forSale } from '#modules/catalog/for-sale.ts'

/** Whether a product may show samples to anybody: a digital one that sells, and none for adults (decision 0056). */
export function showsSamples(): SQL | undefined {
  return and(eq(products.type, 'DIGITAL'), sql`${products.ageRating} is distinct from '18'`, forSale())
}
