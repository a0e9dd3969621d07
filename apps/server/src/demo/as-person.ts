import { randomUUID } from 'node:crypto'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

export type Somebody = { userId: string; role: Role; permissions?: AdminPermission[] }

/** A signed-in person with a fresh proof, as procedures pass them to use cases. */
export function asPerson(scope: Scope, { permissions = [], ...who }: Somebody): Caller {
  const { platformId, now } = scope
  return {
    ...scope,
    ip: '203.0.113.7',
    session: {
      ...who,
      permissions,
      platformId,
      sessionId: randomUUID(),
      steppedUpAt: now,
      lacksSecondFactor: false,
    },
  }
}
