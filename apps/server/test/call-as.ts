import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import type { App } from '../src/app.ts'
import type { Caller } from '../src/rpc/caller.ts'
import { inScope } from '../src/scope.ts'

type Somebody = { userId: string; role: Role; permissions?: AdminPermission[] }

/** Runs use cases as somebody who is signed in, each in a transaction of its own, as a procedure does. */
export function callAs(
  { app, platformId }: { app: App; platformId: string },
  { permissions = [], ...who }: Somebody,
) {
  return <Input, Output>(useCase: (caller: Caller, input: Input) => Promise<Output>, input: Input) =>
    inScope(app, platformId, (scope) => {
      const session = {
        ...who,
        permissions,
        platformId,
        sessionId: crypto.randomUUID(),
        steppedUpAt: scope.now,
        lacksSecondFactor: false,
      }
      return useCase({ ...scope, session, ip: '203.0.113.7' }, input)
    })
}
