import { AppError } from '@balcao/domain/texts/app-error'
import { type ErrorCode, errorCodes } from '@balcao/domain/texts/error-codes'
import { inputProblemOf, writeInputProblem } from '@balcao/domain/texts/input-problems'
import { initTRPC, type TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { isRefusedValue } from '#db/is-refused-value.ts'
import type { About } from './about.ts'
import { type Access, admit, type SignedInAccess, type StaffAccess } from './access.ts'
import type { RequestContext } from './context.ts'
import { refuseOwn } from './own-records.ts'
import { refuseHidden } from './own-sellers.ts'
import { ownWriteCookie } from './own-writes.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'
import { refuseInTest } from './test-mode.ts'
import { admitVisit } from './visit.ts'

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

const guarded = trpc.procedure.use(async ({ ctx, meta, path, type, getRawInput, next }) => {
  // A procedure without declared access is a bug, and refuses every caller.
  if (!meta) throw new AppError('permission_missing')
  if (ctx.session?.visit)
    await admitVisit(ctx.session.visit, { path, isChange: type !== 'query', ip: ctx.ip })
  refuseInTest(ctx.platformId, { path, isChange: type !== 'query' })
  const session = meta.area === 'PUBLIC' ? ctx.session : admit(ctx, meta)
  const input = await getRawInput()
  refuseUnstorableText(input)
  if (session && meta.area === 'ADMIN' && type === 'mutation') {
    // A change about "everything seen" would be a change for all sellers.
    const change = { about: meta.about === 'seen' ? 'platform' : meta.about, input }
    await refuseHidden(ctx.app, session, change)
    await refuseOwn(ctx.app, session, change)
  }
  return next({ ctx: { ...ctx, session } })
})

/** Without a session: the checkout and the logins. */
export const publicProcedure = guarded.meta({ area: 'PUBLIC' })

/**
 * A procedure that requires a session, and puts it into the context. A change marks the browser, so that its next
 * lists are read from the primary. Procedures of the staff declare their subject; a read is about everything that the
 * caller may see (`'seen'`). Most procedures are made by `proceduresFor`, which builds on this.
 */
export function procedureFor(access: Exclude<SignedInAccess, StaffAccess>): SignedInProcedure
export function procedureFor(access: StaffAccess, about: About | 'seen'): SignedInProcedure
export function procedureFor(access: SignedInAccess, about?: About | 'seen'): SignedInProcedure {
  return signedIn(access.area === 'ADMIN' ? { ...access, about: about ?? 'platform' } : access)
}

type SignedInProcedure = ReturnType<typeof signedIn>

function signedIn(access: Exclude<Access, { area: 'PUBLIC' }>) {
  return guarded.meta(access).use(async ({ ctx, path, type, getRawInput, next }) => {
    if (!ctx.session) throw new AppError('session_required')
    const call = { path, isChange: type !== 'query', input: await getRawInput() }
    const result = await next({ ctx: { ...ctx, session: ctx.session, call } })
    if (type === 'mutation' && result.ok && !ctx.session.apiKey)
      ctx.reply.header('set-cookie', ownWriteCookie(ctx.app))
    return result
  })
}

export function appCodeOf(error: TRPCError): ErrorCode {
  if (error.cause instanceof AppError) return error.cause.code
  if (error.cause instanceof ZodError || error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR')
    return 'input_invalid'
  if (isRefusedValue(error.cause)) return 'input_invalid'
  if (error.code === 'NOT_FOUND' || error.code === 'METHOD_NOT_SUPPORTED') return 'not_found'
  if (error.code === 'PAYLOAD_TOO_LARGE') return 'upload_too_large'
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return 'input_invalid'
  return 'internal'
}

export function fieldErrorsOf(cause: unknown): Record<string, string> {
  if (cause instanceof AppError) {
    const { field } = cause.details
    return typeof field === 'string' ? { [field]: cause.code } : {}
  }
  if (!(cause instanceof ZodError)) return {}
  const problems = cause.issues.map((issue) => [
    issue.path.join('.'),
    writeInputProblem(inputProblemOf(issue)),
  ])
  return Object.fromEntries(problems)
}
