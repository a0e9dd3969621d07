import type { Role } from '@balcao/domain/vocabulary'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

/** A caller of a use case, as if admitted by a procedure. */
export function aCaller(scope: Scope, userId: string, role: Role = 'SELLER'): Caller {
  const { platformId, now } = scope
  return {
    ...scope,
    ip: '203.0.113.7',
    session: {
      sessionId: userId,
      userId,
      platformId,
      role,
      permissions: [],
      steppedUpAt: now,
      lacksSecondFactor: false,
    },
  }
}
