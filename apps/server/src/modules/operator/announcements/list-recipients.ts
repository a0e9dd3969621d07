import { and, asc, count, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { platforms } from '#db/schema/platforms.ts'
import { isStaff, staffStatusAt } from '#modules/accounts/staff/staff-status.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

/** Every platform, with the number of its staff who would be recipients. */
export function listRecipients({ db, now }: Overseer) {
  return db
    .select({ platformId: platforms.platformId, name: platforms.name, people: count(users.id) })
    .from(platforms)
    .leftJoin(
      users,
      and(
        eq(users.platformId, platforms.platformId),
        isStaff,
        eq(users.status, 'ACTIVE'),
        eq(staffStatusAt(now), 'ACTIVE'),
      ),
    )
    .where(eq(platforms.kind, 'TENANT'))
    .groupBy(platforms.platformId, platforms.name)
    .orderBy(asc(platforms.name))
}
