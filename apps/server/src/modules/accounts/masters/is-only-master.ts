import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { callAsMaster } from '#rpc/cells/master-call.ts'
import type { Master } from '#rpc/procedures-on-platform.ts'
import { inScope, type Scope } from '#scope.ts'

/** Whether no other master could approve this master's proposals. Queried in the cell of the masters. */
export function isOnlyMaster(master: Master): Promise<boolean> {
  const { app, session } = master
  const home = app.cells.elsewhere(operatorPlatformId)
  if (home === null)
    return inScope(app, operatorPlatformId, (scope) => hasNoOtherMaster({ ...scope, session }))
  return callAsMaster(master, home, { path: 'master.access.isOnly', isChange: false, input: undefined })
}

/** Whether no other master can log in. */
export async function hasNoOtherMaster({ tx, session }: Scope & Pick<Master, 'session'>): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`'MASTER' = any(${users.roles})`,
        eq(users.status, 'ACTIVE'),
        isNotNull(users.passwordHash),
        ne(users.id, session.userId),
      ),
    )
    .limit(1)
  return others.length === 0
}
