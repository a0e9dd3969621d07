import { AppError } from '@balcao/domain/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq, gte, inArray } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/platforms.ts'
import type { Caller } from '../../../rpc/caller.ts'
import type { Scope } from '../../../scope.ts'
import type { AuditAction } from '../../platforms/write-audit.ts'
import type { StaffAccess } from './staff-access.ts'

/** For so many days after one colleague changed the access of another, the two are not two people who decide together. */
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
  /** Whose access it was. */
  memberId: string
  /** Who changed it; two people, where one proposed it and another approved. */
  makers: string[]
  before?: StaffAccess
  after?: StaffAccess
}

/**
 * Every change to a colleague's access that the staff made in the last days, from the audit trail, which nobody can change. Masters, whose
 * accounts are not on this platform, decide for the operator.
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

/** The colleagues with whom somebody cannot decide what needs two people: one of the two has given the other the means to, or taken them. */
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

/** Refuses the second decision to somebody whom one of those who decided before has made able to take it or kept from it, or the other way round. */
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

/** Whether it changed what the person may decide. Who was suspended or lost the flag, and has it back by somebody else, knows who can take it. */
function touches({ action, before, after }: AccessChange, permission: AdminPermission): boolean {
  if (action !== 'staff.changed') return true
  const holds = (access: StaffAccess | undefined) => access?.permissions.includes(permission) === true
  return holds(before) !== holds(after) || before?.accessEndsAt !== after?.accessEndsAt
}
