import { type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'

/** Picture of a product for pages that do not ask for the age; null for a product for adults. */
export const previewImageKey: SQL<string | null> =
  sql`case when ${products.ageRating} is distinct from '18' then ${products.imageKey} end`
