import { and, asc, eq, ilike, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'

const optionsMax = 20

export const productOptionsInput = z.object({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(optionsMax).optional(),
})

/**
 * A few of the seller's products for a selection: the first by name that contain the typed text, or exactly
 * the given ids.
 */
export async function findProductOptions(
  { tx, session }: Caller,
  { search, ids }: z.output<typeof productOptionsInput>,
): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.sellerId, session.userId),
        ids && inArray(products.id, ids),
        search ? ilike(products.name, containing(search)) : undefined,
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(optionsMax)
}
