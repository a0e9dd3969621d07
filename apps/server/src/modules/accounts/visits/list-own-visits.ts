import { desc, eq } from 'drizzle-orm'
import { users, visits } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'

const shownMax = 20

/** Visits of the staff to the caller's own area, with their reasons, the latest first. */
export async function listOwnVisits({ tx, now, session }: Caller) {
  const rows = await tx
    .select({
      id: visits.id,
      by: users.name,
      reason: visits.reason,
      actions: visits.actions,
      startedAt: visits.startedAt,
      endsAt: visits.endsAt,
      endedAt: visits.endedAt,
    })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.staffId))
    .where(eq(visits.sellerId, session.userId))
    .orderBy(desc(visits.startedAt), desc(visits.id))
    .limit(shownMax)
  return rows.map(({ startedAt, endsAt, endedAt, ...visit }) => ({
    ...visit,
    startedAt: startedAt.toISOString(),
    isOpen: endedAt === null && endsAt > now,
  }))
}
