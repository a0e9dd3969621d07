import { and, asc, ilike, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '#db/containing.ts'
import { users } from '#db/schema/accounts.ts'
import { isWorkingManager } from '#modules/accounts/managers/manager-status.ts'
import type { Caller } from '#rpc/caller.ts'
import type { personOptionsInput } from './managers.input.ts'

const shownMax = 20

/** Managers who can be assigned sellers, for a selection. */
export async function findManagerOptions(
  { tx }: Caller,
  { search, ids }: z.output<typeof personOptionsInput>,
): Promise<{ id: string; name: string }[]> {
  const pattern = search ? containing(search) : undefined
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        isWorkingManager,
        ids && inArray(users.id, ids),
        pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(ids?.length ?? shownMax)
}
