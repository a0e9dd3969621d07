import { eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'
import { writeAudit } from '../../platforms/write-audit.ts'
import type { Visitor } from '../doors/visitor.ts'
import type { User } from '../users/user.ts'

/** Opens the staff's door to somebody who was invited, beside the doors that are open to them already. */
export async function joinStaff(scope: Scope, { ip }: Visitor, { id }: User): Promise<void> {
  await scope.tx
    .update(users)
    .set({ roles: sql`array_append(array_remove(${users.roles}, 'ADMIN'), 'ADMIN')` })
    .where(eq(users.id, id))
  await writeAudit(scope, { userId: id, ip }, { action: 'staff.joined', subject: id, detail: {} })
}
