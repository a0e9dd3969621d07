import { and, asc, ilike, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'

const optionsMax = 20

export const sellerOptionsInput = z.object({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(optionsMax).optional(),
})

/**
 * A few of the platform's sellers for a selection: the first by name that match the typed text, or exactly
 * the given ids.
 */
export async function findSellerOptions(
  { tx }: Scope,
  { search, ids }: z.output<typeof sellerOptionsInput>,
): Promise<{ id: string; name: string }[]> {
  const pattern = search ? containing(search) : undefined
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        // In the wording of the partial index, so that it is used.
        sql`'SELLER' = any(${users.roles})`,
        ids && inArray(users.id, ids),
        pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(optionsMax)
}
