import type { App } from '../src/app.ts'
import { asPerson, type Somebody } from '../src/demo/as-person.ts'
import type { Caller } from '../src/rpc/caller.ts'
import { inScope } from '../src/scope.ts'

/** Runs use cases as somebody who is signed in, each in a transaction of its own, as a procedure does. */
export function callAs({ app, platformId }: { app: App; platformId: string }, who: Somebody) {
  return <Input, Output>(useCase: (caller: Caller, input: Input) => Promise<Output>, input: Input) =>
    inScope(app, platformId, (scope) => useCase(asPerson(scope, who), input))
}
