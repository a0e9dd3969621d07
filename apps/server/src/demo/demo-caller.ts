import { randomUUID } from 'node:crypto'
import type { Role } from '@balcao/domain/vocabulary'
import type { Caller } from '../rpc/caller.ts'
import type { Scope } from '../scope.ts'

/** Somebody of the demo who calls a use case, as if they had signed in. */
export function demoCaller(scope: Scope, { userId, role }: { userId: string; role: Role }): Caller {
  const { platformId, now } = scope
  const session = { sessionId: randomUUID(), userId, platformId, role, permissions: [], steppedUpAt: now }
  return { ...scope, ip: '127.0.0.1', session: { ...session, lacksSecondFactor: false } }
}
