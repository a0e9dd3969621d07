import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import { inScope } from '#scope.ts'
import type { About } from './about.ts'
import type { Access, SignedInAccess, StaffAccess } from './access.ts'
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

/** A mutation by the staff, which declares its subject first. */
type StaffMutation = {
  <Output>(
    about: 'platform',
    useCase: (caller: Caller) => Promise<Output>,
  ): TRPCMutationProcedure<Declared<void, Output>>
  <Schema extends z.ZodType, Output>(
    about: About<z.input<Schema>>,
    input: Schema,
    useCase: (caller: Caller, input: z.output<Schema>) => Promise<Output>,
  ): TRPCMutationProcedure<Declared<z.input<Schema>, Output>>
}

type Procedures<Write> = {
  /** A query in one transaction on the primary, for data that decisions are based on. */
  read: Query
  /**
   * A query on a replica that may lag behind: lists and charts. After the caller's own write it reads the
   * primary for a few seconds.
   */
  readLagging: Query
  /** A mutation in one transaction on the primary. */
  write: Write
}

type UseCase = (caller: Caller, input: unknown) => Promise<unknown>
type Declaration = [UseCase] | [z.ZodType, UseCase]
type SignedInContext = RequestContext & { session: SessionUser }

/**
 * Procedures for one kind of person, each in a line: `save: seller.write(productInput, updateProduct)`, or for the staff
 * `suspend: moderator.write({ product: 'productId' }, suspensionInput, suspendProduct)`. Use cases that need several
 * transactions, or none during an outside call, are declared with `procedureFor` and open their own.
 */
export function proceduresFor(access: Exclude<SignedInAccess, StaffAccess>): Procedures<Mutation>
export function proceduresFor(access: StaffAccess): Procedures<StaffMutation>
export function proceduresFor(access: SignedInAccess): Procedures<Mutation | StaffMutation> {
  const taking = (declaration: Declaration, about: About | 'seen') => {
    const [schema, useCase] = declaration.length === 2 ? declaration : [undefined, declaration[0]]
    const procedure = access.area === 'ADMIN' ? procedureFor(access, about) : procedureFor(access)
    return { procedure: schema ? procedure.input(schema) : procedure, useCase }
  }
  const query =
    (scopeFor: (context: RequestContext) => typeof inScope) =>
    (...declaration: Declaration) => {
      const { procedure, useCase } = taking(declaration, 'seen')
      return procedure.query(({ ctx, input }) =>
        inTransaction(readingAs(ctx.session, scopeFor(ctx)), ctx, (caller) => useCase(caller, input)),
      )
    }
  const write = (about: About, ...declaration: Declaration) => {
    const { procedure, useCase } = taking(declaration, about)
    return procedure.mutation(({ ctx, input }) =>
      inTransaction(inScope, ctx, (caller) => {
        const change = () => useCase(caller, input)
        return ctx.once ? ctx.once(caller, change) : change()
      }),
    )
  }
  return {
    read: query(() => inScope) as Query,
    readLagging: query(({ app, session, request }) =>
      laggingScope(app, { session, cookieHeader: request.headers.cookie }),
    ) as Query,
    write: (access.area === 'ADMIN' ? write : write.bind(null, 'platform')) as Mutation | StaffMutation,
  }
}

/**
 * Runs on the session's own platform: the host's, except for a master, whose account is on the operator's.
 */
function inTransaction(
  run: typeof inScope,
  { app, session, ip, callId }: SignedInContext,
  work: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  return run(app, session.platformId, (scope) => work({ ...scope, session, ip, callId }))
}
