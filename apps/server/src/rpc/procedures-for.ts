import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import { inScope } from '../scope.ts'
import type { Access, SignedInAccess } from './access.ts'
import type { Caller } from './caller.ts'
import type { RequestContext } from './context.ts'
import { readingAs } from './own-sellers.ts'
import { laggingScope } from './own-writes.ts'
import type { SessionUser } from './session-user.ts'
import { procedureFor } from './trpc.ts'

type Declared<Input, Output> = { input: Input; output: Output; meta: Access; errorShape: unknown }

type Query = {
  <Output>(useCase: (caller: Caller) => Promise<Output>): TRPCQueryProcedure<Declared<void, Output>>
  <Schema extends z.ZodType, Output>(
    input: Schema,
    useCase: (caller: Caller, input: z.output<Schema>) => Promise<Output>,
  ): TRPCQueryProcedure<Declared<z.input<Schema>, Output>>
}

type Mutation = {
  <Output>(useCase: (caller: Caller) => Promise<Output>): TRPCMutationProcedure<Declared<void, Output>>
  <Schema extends z.ZodType, Output>(
    input: Schema,
    useCase: (caller: Caller, input: z.output<Schema>) => Promise<Output>,
  ): TRPCMutationProcedure<Declared<z.input<Schema>, Output>>
}

type Procedures = {
  /** A query in one transaction on the primary: what somebody decides by. */
  read: Query
  /** A query that may lag behind, on a replica: lists and charts. After one's own write it is read on the primary for a few seconds. */
  readLagging: Query
  /** A mutation in one transaction on the primary. */
  write: Mutation
}

type UseCase = (caller: Caller, input: unknown) => Promise<unknown>
type Declaration = [UseCase] | [z.ZodType, UseCase]
type SignedInContext = RequestContext & { session: SessionUser }

/**
 * Procedures for one kind of person, each in a line: `save: seller.write(productInput, updateProduct)`. Use cases that need several
 * transactions, or none while they call somebody, are declared with `procedureFor` and open their own.
 */
export function proceduresFor(access: SignedInAccess): Procedures {
  const taking = (declaration: Declaration) => {
    const [schema, useCase] = declaration.length === 2 ? declaration : [undefined, declaration[0]]
    const procedure = procedureFor(access)
    return { procedure: schema ? procedure.input(schema) : procedure, useCase }
  }
  const query =
    (scopeFor: (context: RequestContext) => typeof inScope) =>
    (...declaration: Declaration) => {
      const { procedure, useCase } = taking(declaration)
      return procedure.query(({ ctx, input }) =>
        inTransaction(readingAs(ctx.session, scopeFor(ctx)), ctx, (caller) => useCase(caller, input)),
      )
    }
  const write = (...declaration: Declaration) => {
    const { procedure, useCase } = taking(declaration)
    return procedure.mutation(({ ctx, input }) =>
      inTransaction(inScope, ctx, (caller) => useCase(caller, input)),
    )
  }
  return {
    read: query(() => inScope) as Query,
    readLagging: query(({ app, request }) => laggingScope(app, request.headers.cookie)) as Query,
    write: write as Mutation,
  }
}

/** On the session's own platform: the host's for everybody but the master, whose account lives on the operator's. */
function inTransaction(
  run: typeof inScope,
  { app, session, ip }: SignedInContext,
  work: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  return run(app, session.platformId, (scope) => work({ ...scope, session, ip }))
}
