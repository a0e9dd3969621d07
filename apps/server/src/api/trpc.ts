import { AppError } from '@balcao/domain/app-error'
import { type ErrorCode, errorCodes } from '@balcao/domain/error-codes'
import type { AdminPermission, Role } from '@balcao/domain/vocabulary'
import { initTRPC, type TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { RequestContext, SessionUser } from './context.ts'

/**
 * Every procedure says who may call it. The guard below enforces exactly this, and the permission matrix is generated from it,
 * so what is declared and what happens cannot drift apart.
 */
export type Access =
  | { area: 'PUBLIC' }
  | { area: 'SIGNED_IN' }
  | { area: Exclude<Role, 'ADMIN'>; freshProof?: true }
  | { area: 'ADMIN'; permission: AdminPermission; freshProof?: true }

const stepUpLifetimeMs = 5 * 60_000

const trpc = initTRPC
  .context<RequestContext>()
  .meta<Access>()
  .create({
    errorFormatter({ shape, error }) {
      const code = appCodeOf(error)
      return {
        ...shape,
        message: code,
        data: {
          appCode: code,
          httpStatus: errorCodes[code].httpStatus,
          fieldErrors: fieldErrorsOf(error.cause),
          details: error.cause instanceof AppError ? error.cause.details : {},
        },
      }
    },
  })

export const router = trpc.router
export const mergeRouters = trpc.mergeRouters

const guarded = trpc.procedure.use(({ ctx, meta, next }) => {
  // No declared access is a bug of ours, and the safe reading of it is "nobody".
  if (!meta) throw new AppError('permission_missing')
  return next({ ctx: { ...ctx, session: admit(ctx, meta) } })
})

/** Anyone at all: the checkout, the doors. */
export const publicProcedure = guarded.meta({ area: 'PUBLIC' })

/** Whoever has a session; the context then carries it for certain. */
export function procedureFor(access: Exclude<Access, { area: 'PUBLIC' }>) {
  return guarded.meta(access).use(({ ctx, next }) => {
    if (!ctx.session) throw new AppError('session_required')
    return next({ ctx: { ...ctx, session: ctx.session } })
  })
}

function admit(ctx: RequestContext, access: Access): SessionUser | null {
  if (access.area === 'PUBLIC') return ctx.session
  const { session } = ctx
  if (!session) throw new AppError('session_required')
  if (access.area === 'SIGNED_IN') return session
  if (session.role !== access.area) throw new AppError('permission_missing', { area: access.area })
  if (access.area === 'ADMIN' && !session.permissions.includes(access.permission))
    throw new AppError('permission_missing', { permission: access.permission })
  if (access.freshProof && ctx.app.clock.now().getTime() - session.steppedUpAt.getTime() > stepUpLifetimeMs)
    throw new AppError('step_up_required')
  return session
}

export function appCodeOf(error: TRPCError): ErrorCode {
  if (error.cause instanceof AppError) return error.cause.code
  if (error.cause instanceof ZodError || error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR')
    return 'input_invalid'
  if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_SUPPORTED') return 'not_found'
  if (error.code === 'PAYLOAD_TOO_LARGE') return 'upload_too_large'
  return 'internal'
}

function fieldErrorsOf(cause: unknown): Record<string, string> {
  if (cause instanceof AppError) {
    const { field } = cause.details
    return typeof field === 'string' ? { [field]: cause.code } : {}
  }
  if (!(cause instanceof ZodError)) return {}
  return Object.fromEntries(cause.issues.map((issue) => [issue.path.join('.'), issue.message]))
}
