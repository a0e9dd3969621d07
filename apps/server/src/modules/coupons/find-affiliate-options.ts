import { and, asc, eq, ilike, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { products } from '#db/schema/catalog.ts'
import { affiliations } from '#db/schema/partners.ts'
import type { Caller } from '#rpc/caller.ts'

const optionsMax = 20

export const affiliateOptionsInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(optionsMax).optional(),
})

/** A few of the active affiliates of the caller's products, by name. */
export function findAffiliateOptions(
  { tx, session }: Caller,
  { search, ids }: z.output<typeof affiliateOptionsInput>,
) {
  return tx
    .selectDistinct({ id: users.id, name: users.name })
    .from(affiliations)
    .innerJoin(products, and(eq(products.id, affiliations.productId), eq(products.sellerId, session.userId)))
    .innerJoin(users, eq(users.id, affiliations.affiliateId))
    .where(
      and(
        eq(affiliations.status, 'ACTIVE'),
        ids && inArray(users.id, ids),
        search ? ilike(users.name, containing(search)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(optionsMax)
}
