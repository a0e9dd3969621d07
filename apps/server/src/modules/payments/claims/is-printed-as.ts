import { like, type SQL } from 'drizzle-orm'
import { printedDescriptor, products } from '#db/schema/catalog.ts'

/**
 * Condition for products with this name on a statement, compared by letters and digits only. Banks cut long
 * names, so a prefix is enough.
 */
export function isPrintedAs(descriptor: string): SQL {
  return like(printedDescriptor(products), `${descriptor}%`)
}
