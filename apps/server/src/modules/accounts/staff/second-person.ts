import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { auditLog } from '#db/schema/platforms.ts'
import type { AuditAction } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import type { StaffAccess } from './staff-access.ts'

/** Days for which a change of a colleague's access excludes the two from deciding together. */
export const dependentDays = 7

const changes = [
  'staff.invited',
  'staff.changed',
  'staff.limited',
  'staff.resumed',
  'staff.suspended',
] satisfies AuditAction[]

type AccessChange = {
  action: string
  /** Person whose access was changed. */
  memberId: string
  /** People who made the change; two when one proposed it and another approved. */
  makers: string[]
  before?: StaffAccess
  after?: StaffAccess
}

/**
 * All changes of the staff to a colleague's access in the last days, read from the append-only audit trail.
 * Masters are not included: their accounts are not on this platform, and they decide for the operator.
 */
export async function listAccessChanges({ tx, now }: Scope): Promise<AccessChange[]> {
  const since = new Date(now.getTime() - dependentDays * 86_400_000)
  const rows = await tx
    .select({
      action: auditLog.action,
      subject: auditLog.subject,
      actorUserId: auditLog.actorUserId,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorUserId))
    .where(and(gte(auditLog.at, since), inArray(auditLog.action, changes)))
  return rows.map(({ action, subject, actorUserId, detail }) => {
    const { before, after, proposedBy } = detail as Partial<AccessChange> & { proposedBy?: string }
    const makers = [actorUserId, proposedBy].filter((maker) => typeof maker === 'string')
    return { action, memberId: subject, makers, ...(before && { before }), ...(after && { after }) }
  })
}

/**
 * Colleagues with whom a person cannot take a two-person decision, because one of the two recently changed
 * the other's right to take it.
 */
export async function findDependents(
  scope: Scope,
  userId: string,
  permission: AdminPermission,
): Promise<Set<string>> {
  const touching = (await listAccessChanges(scope)).filter((change) => touches(change, permission))
  return new Set(
    touching.flatMap(({ memberId, makers }) =>
      memberId === userId ? makers : makers.includes(userId) ? [memberId] : [],
    ),
  )
}

/** Refuses the second decision when one of the two people recently changed the other's right to take it. */
export async function refuseDependent(
  caller: Caller,
  firstIds: readonly (string | null)[],
  permission: AdminPermission,
): Promise<void> {
  const others = firstIds.filter((id) => id !== null && id !== caller.session.userId)
  if (others.length === 0) return
  const dependents = await findDependents(caller, caller.session.userId, permission)
  if (others.some((id) => id !== null && dependents.has(id)))
    throw new AppError('second_person_dependent', { days: dependentDays })
}

/**
 * Whether a change concerns the person's right to decide. A suspension counts as well: a colleague who was
 * suspended and restored is not independent.
 */
function touches({ action, before, after }: AccessChange, permission: AdminPermission): boolean {
  if (action !== 'staff.changed') return true
  const holds = (access: StaffAccess | undefined) => access?.permissions.includes(permission) === true
  return holds(before) !== holds(after) || before?.accessEndsAt !== after?.accessEndsAt
}
