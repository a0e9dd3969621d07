import { and, asc, ilike, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../../db/containing.ts'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'

const optionsMax = 20

export const managerOptionsInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(optionsMax).optional(),
})

/** Managers to filter by, a few as one types. */
export async function findManagerOptions(
  { tx }: Scope,
  { search, ids }: z.output<typeof managerOptionsInput>,
) {
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        sql`'MANAGER' = any(${users.roles})`,
        search ? ilike(users.name, containing(search)) : undefined,
        ids && inArray(users.id, ids),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(optionsMax)
}
