import { and, arrayContains, desc, eq, gt, isNull } from 'drizzle-orm'
import { users, visits } from '#db/schema/accounts.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { VisitCall } from '#rpc/visit.ts'
import { inScope, type Scope } from '#scope.ts'

/** A visit never counts as a fresh proof, so procedures that need one stay closed. */
const neverProven = new Date(0)

/**
 * The session of the visited seller while a staff session has an open visit; otherwise null. Read for each
 * request: a visit ends with its time, with the staff member's own session or flag, with the seller, or when
 * the seller leaves the person's limits.
 */
export async function findVisit(scope: Scope, staff: SessionUser): Promise<SessionUser | null> {
  const { app, tx, platformId, now } = scope
  if (
    staff.role !== 'ADMIN' ||
    staff.lacksSecondFactor ||
    !staff.permissions.includes('isUsersLoginAvailable')
  )
    return null
  const [found] = await tx
    .select({ visit: visits, seller: users })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.sellerId))
    .where(and(eq(visits.staffSessionId, staff.sessionId), isNull(visits.endedAt), gt(visits.endsAt, now)))
    .orderBy(desc(visits.startedAt), desc(visits.id))
    .limit(1)
  if (!found || !canUseDoor(found.seller, 'SELLER', now)) return null
  const { id, staffId, staffSessionId, sellerId, reason, actions, endsAt } = found.visit
  if (staff.ownSellersOnly && !(await seesSeller(scope, staff, sellerId))) return null
  const writeDown = ({ path, isRefused, ip }: VisitCall) =>
    inScope(app, platformId, (own) =>
      writeAudit(
        own,
        { userId: staffId, ip },
        {
          action: isRefused ? 'visit.refused' : 'visit.called',
          subject: sellerId,
          detail: { visitId: id, path },
        },
      ),
    )
  return {
    sessionId: id,
    userId: sellerId,
    platformId,
    role: 'SELLER',
    permissions: [],
    steppedUpAt: neverProven,
    lacksSecondFactor: false,
    ...(staff.signOn && { signOn: staff.signOn }),
    visit: { id, staffId, staffSessionId, reason, actions, endsAt, writeDown },
  }
}

async function seesSeller({ tx }: Scope, { userId }: SessionUser, sellerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), arrayContains(users.staffSellerIds, [sellerId])))
  return found.length > 0
}
