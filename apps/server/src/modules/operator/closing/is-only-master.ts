import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'

/** Whether this master's proposals have no other approver: no other master can log in. */
export function isOnlyMaster(app: App, userId: string): Promise<boolean> {
  return inScope(app, operatorPlatformId, async ({ tx }) => {
    const others = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          sql`'MASTER' = any(${users.roles})`,
          eq(users.status, 'ACTIVE'),
          isNotNull(users.passwordHash),
          ne(users.id, userId),
        ),
      )
      .limit(1)
    return others.length === 0
  })
}
