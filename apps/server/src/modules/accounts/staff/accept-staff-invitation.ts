import { eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import type { Visitor } from '../doors/visitor.ts'
import { setPasswordByLink } from '../passwords/set-password-by-link.ts'
import type { User } from '../users/user.ts'

/**
 * The link of an invitation came back from the mailbox: sets the password and opens the staff's door, beside those that are open already.
 * The door to log in by is told whose mailbox it was.
 */
export async function acceptStaffInvitation(
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ next: 'log_in'; email: string }> {
  const link = { token, password, purpose: 'STAFF_INVITATION' as const }
  const { email } = await setPasswordByLink(visitor, link, (scope, owner) => join(scope, visitor, owner))
  return { next: 'log_in', email }
}

async function join(scope: Scope, { ip }: Visitor, { id, passwordHash }: User): Promise<void> {
  await scope.tx
    .update(users)
    .set({ roles: sql`array_append(array_remove(${users.roles}, 'ADMIN'), 'ADMIN')` })
    .where(eq(users.id, id))
  const detail = { replacedPassword: passwordHash !== null }
  await writeAudit(scope, { userId: id, ip }, { action: 'staff.joined', subject: id, detail })
}
