import { eq } from 'drizzle-orm'
import { offers } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

/** The sites whose pages may show the checkout of any offer of the product. */
export async function listProductSites({ tx }: Scope, productId: string): Promise<string[]> {
  const found = await tx
    .select({ sites: offers.allowedSites })
    .from(offers)
    .where(eq(offers.productId, productId))
  return [...new Set(found.flatMap(({ sites }) => sites))].toSorted()
}
