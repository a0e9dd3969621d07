import { AppError } from '@balcao/domain/texts/app-error'
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { App } from '#app.ts'
import { platforms } from '#db/schema/platforms.ts'
import { inScope } from '#scope.ts'
import type { Access } from './access.ts'
import type { Caller } from './caller.ts'
import { callAsMaster, type ProcedureCall } from './cells/master-call.ts'
import type { RequestContext } from './context.ts'
import type { SessionUser } from './session-user.ts'
import { procedureFor } from './trpc.ts'

type OnPlatform = { platformId: string }
type Declared<Input, Output> = { input: Input; output: Output; meta: Access; errorShape: unknown }
type UseCase<Input, Output> = (caller: Caller, input: Input) => Promise<Output>
type MasterContext = RequestContext & { session: SessionUser; call: ProcedureCall }

/** A master outside any transaction. */
export type Master = { app: App; session: SessionUser; ip: string }

/**
 * Procedures of the operator's masters, who belong to no tenant and name one: only here does the tenant come from the
 * input. They run in the cell of the tenant, in its own transaction, behind its wall.
 */
export function proceduresOnPlatform(access: { area: 'MASTER'; freshProof?: true }) {
  const whereItLives = (ctx: MasterContext, input: unknown, work: () => Promise<unknown>) => {
    const cell = ctx.part ? null : ctx.app.cells.elsewhere((input as OnPlatform).platformId)
    return cell === null ? work() : callAsMaster(ctx, cell, ctx.call)
  }
  const run = (ctx: MasterContext, input: unknown, useCase: UseCase<never, unknown>) =>
    whereItLives(ctx, input, () =>
      inScope(ctx.app, (input as OnPlatform).platformId, async (scope) => {
        const [platform] = await scope.tx.select({ kind: platforms.kind }).from(platforms)
        if (platform?.kind !== 'TENANT') throw new AppError('not_found')
        return useCase({ ...scope, session: ctx.session, ip: ctx.ip }, input as never)
      }),
    )
  return {
    read: <Schema extends z.ZodType<OnPlatform>, Output>(
      schema: Schema,
      useCase: UseCase<z.output<Schema>, Output>,
    ) =>
      procedureFor(access)
        .input(schema as z.ZodType<OnPlatform>)
        .query(({ ctx, input }) => run(ctx, input, useCase)) as unknown as TRPCQueryProcedure<
        Declared<z.input<Schema>, Output>
      >,
    write: <Schema extends z.ZodType<OnPlatform>, Output>(
      schema: Schema,
      useCase: UseCase<z.output<Schema>, Output>,
    ) =>
      procedureFor(access)
        .input(schema as z.ZodType<OnPlatform>)
        .mutation(({ ctx, input }) => run(ctx, input, useCase)) as unknown as TRPCMutationProcedure<
        Declared<z.input<Schema>, Output>
      >,
    /** For a use case that opens its transactions itself. */
    act: <Schema extends z.ZodType<OnPlatform>, Output>(
      schema: Schema,
      useCase: (master: Master, input: z.output<Schema>) => Promise<Output>,
    ) =>
      procedureFor(access)
        .input(schema as z.ZodType<OnPlatform>)
        .mutation(({ ctx, input }) =>
          whereItLives(ctx, input, () => useCase(ctx, input as z.output<Schema>)),
        ) as unknown as TRPCMutationProcedure<Declared<z.input<Schema>, Output>>,
  }
}
