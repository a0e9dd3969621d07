import { eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { LinkHolder } from '#modules/accounts/doors/mailed-link.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'

/** Opens the invitation's door to the person who accepts, beside their other doors. */
export async function joinByInvitation(
  scope: Scope,
  { ip }: Visitor,
  { owner, door }: LinkHolder,
): Promise<void> {
  await scope.tx
    .update(users)
    .set({ roles: sql`array_append(array_remove(${users.roles}, ${door}::text), ${door}::text)` })
    .where(eq(users.id, owner.id))
  await writeAudit(
    scope,
    { userId: owner.id, ip },
    { action: door === 'MANAGER' ? 'manager.joined' : 'staff.joined', subject: owner.id, detail: {} },
  )
}
