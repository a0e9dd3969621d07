import type { App } from '#app.ts'
import { asPerson, type Somebody } from '#demo/as-person.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'

/** Runs use cases as a signed-in person, each in a transaction of its own, as a procedure does. */
export function callAs({ app, platformId }: { app: App; platformId: string }, who: Somebody) {
  return <Input, Output>(useCase: (caller: Caller, input: Input) => Promise<Output>, input: Input) =>
    inScope(app, platformId, (scope) => useCase(asPerson(scope, who), input))
}
