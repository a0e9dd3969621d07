import { like, type SQL } from 'drizzle-orm'
import { printedDescriptor, products } from '#db/schema/catalog.ts'

/**
 * Products whose charges read like this on a statement, compared by letters and digits only. Banks cut long
 * names, so a prefix is enough.
 */
export function isPrintedAs(descriptor: string): SQL {
  return like(printedDescriptor(products), `${descriptor}%`)
}
