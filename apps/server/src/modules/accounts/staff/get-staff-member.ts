import { AppError } from '@balcao/domain/texts/app-error'
import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import { findInvitation } from '#modules/accounts/invitations/find-invitation.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { countSessions } from '#modules/accounts/sessions/count-sessions.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { canRename } from './can-rename.ts'
import { lastManagerOf } from './last-manager-of.ts'
import { selectManagers } from './select-managers.ts'
import type { StaffAccess } from './staff-access.ts'
import { staffLimitsOf } from './staff-limits.ts'
import { isStaff, staffStatusAt } from './staff-status.ts'

const historyMax = 50

/** One staff member for the form, with the `version` that the form sends back (optimistic lock). */
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

async function listHistory(scope: Scope, userId: string) {
  const rows = await scope.tx
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
  const changes = rows.map(({ detail }) => detail as { before?: StaffAccess; after?: StaffAccess })
  const seen = await sellersSeen(scope, changes)
  return rows.map(({ at, detail: _, ...row }, place) => {
    const { before, after } = changes[place] ?? {}
    return { ...row, at: at.toISOString(), before: shown(before, seen), after: shown(after, seen) }
  })
}

/** Sellers named in a history, limited to those visible to the reader. */
async function sellersSeen({ tx }: Scope, changes: readonly { before?: StaffAccess; after?: StaffAccess }[]) {
  const named = changes.flatMap(({ before, after }) =>
    [before, after].flatMap((access) => access?.limits?.sellerIds ?? []),
  )
  if (named.length === 0) return new Set<string>()
  const found = await tx.select({ id: users.id }).from(users).where(inArray(users.id, named))
  return new Set(found.map(({ id }) => id))
}

function shown(access: StaffAccess | undefined, seen: ReadonlySet<string>): StaffAccess | null {
  if (!access?.limits?.sellerIds) return access ?? null
  const sellerIds = access.limits.sellerIds.filter((id) => seen.has(id))
  return { ...access, limits: { ...access.limits, sellerIds } }
}
