import { AppError } from '@balcao/domain/app-error'
import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/platforms.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { Scope } from '../../../scope.ts'
import { findInvitation } from '../invitations/find-invitation.ts'
import { holdsSecondFactor } from '../second-factor/holds-second-factor.ts'
import { countSessions } from '../sessions/count-sessions.ts'
import { lastAccessBy } from '../sessions/last-access.ts'
import type { User } from '../users/user.ts'
import { canRename } from './can-rename.ts'
import { lastManagerOf } from './last-manager-of.ts'
import { selectManagers } from './select-managers.ts'
import type { StaffAccess } from './staff-access.ts'
import { staffLimitsOf } from './staff-limits.ts'
import { isStaff, staffStatusAt } from './staff-status.ts'

const historyMax = 50

/** One person of the staff as the form shows them. `version` goes back with the form. */
export async function getStaffMember(caller: Caller, { userId }: { userId: string }) {
  const { tx, now, session } = caller
  const [found] = await tx
    .select({ user: users, status: staffStatusAt(now), lastAccessAt: lastAccessBy('ADMIN') })
    .from(users)
    .where(and(eq(users.id, userId), isStaff))
  if (!found) throw new AppError('not_found')
  const { user, status } = found
  const [managers, invitation, sessionCount, history] = await Promise.all([
    selectManagers(caller),
    findInvitation(caller, { userId, door: 'ADMIN' }),
    countSessions(caller, { userId, door: 'ADMIN' }),
    listHistory(caller, userId),
  ])
  return {
    id: user.id,
    version: user.staffVersion,
    name: user.name,
    email: user.email,
    status,
    isSelf: user.id === session.userId,
    isLastManager: user.id === lastManagerOf(managers, now),
    canRename: canRename(user),
    permissions: user.permissions,
    limits: await showLimits(caller, user),
    accessEndsAt: user.staffAccessEndsAt?.toISOString() ?? null,
    lastAccessAt: found.lastAccessAt?.toISOString() ?? null,
    hasSecondFactor: holdsSecondFactor(user),
    invitation,
    sessionCount,
    history,
  }
}

async function showLimits({ tx }: Scope, user: User) {
  const { sellerIds, ...limits } = staffLimitsOf(user)
  const sellers = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, sellerIds ?? []))
    .orderBy(users.name)
  return { ...limits, sellers: sellerIds && sellers }
}

async function listHistory({ tx }: Scope, userId: string) {
  const rows = await tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      by: users.name,
      reason: auditLog.reason,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(eq(auditLog.subject, userId), like(auditLog.action, 'staff.%')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(historyMax)
  return rows.map(({ at, detail, ...row }) => {
    const { before = null, after = null } = detail as { before?: StaffAccess; after?: StaffAccess }
    return { ...row, at: at.toISOString(), before, after }
  })
}
