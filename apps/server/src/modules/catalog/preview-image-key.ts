import { type SQL, sql } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'

/** The picture of a product for people who were not asked their age: none of a product for adults. */
export const previewImageKey: SQL<string | null> =
  sql`case when ${products.ageRating} is distinct from '18' then ${products.imageKey} end`
