import { AppError } from '@balcao/domain/texts/app-error'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appRouter } from '#api/app-router.ts'
import type { App } from '#app.ts'
import type { Database } from '#db/database.ts'
import { cellCallsPath, type ProvenCall } from '#kit/cells/cell-calls.ts'
import { staffNews, tellMasters } from '#modules/accounts/staff/tell-masters-of-staff.job.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { auditAnchor, takeAnchor } from '#modules/platforms/trail/anchor-audit-day.ts'
import type { Access } from '#rpc/access.ts'
import { type CellAnswer, type MasterCall, masterCall } from '#rpc/cells/master-call.ts'
import type { RequestContext } from '#rpc/context.ts'
import { appCodeOf } from '#rpc/trpc.ts'

/** A call names the platforms that live in other cells: this is room for some 25,000. */
const bodyMax = 1_000_000

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: Access } }>
const question = z.union([masterCall, z.strictObject({ staffNews }), z.strictObject({ auditAnchor })])

/**
 * The endpoint of a cell for the operator's other cells, proven by the directory's key only: it reads no cookie. It offers
 * procedures of masters for the platforms of this cell, notices to masters about other cells' platforms, and the hashes of their
 * audit trails.
 */
export async function cellCalls(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  if (app.cells.name === null) return
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: bodyMax },
    (_request, body, done) => done(null, body),
  )
  server.post(cellCallsPath, async (request, reply) => {
    const body = String(request.body)
    const call = app.cells.proven(request.headers, body)
    if (!call || !(await spendCellCall(app.db, call)))
      throw new AppError('permission_missing', { reason: 'cell' })
    const answer = JSON.stringify(await answerCall(app, question.parse(JSON.parse(body)), { request, reply }))
    return reply
      .headers({ 'x-balcao-signature': app.cells.signAnswer(call.id, answer), 'cache-control': 'no-store' })
      .type('application/json')
      .send(answer)
  })
}

/**
 * True only for the first arrival of a call of another cell, over all processes. Deletes the ids of calls that would
 * be refused as late.
 */
async function spendCellCall(db: Database, { id, expiresAt }: ProvenCall): Promise<boolean> {
  await db.lookup(sql`delete from app.cell_calls where expires_at < now() - interval '5 minutes'`)
  const spent = await db.lookup(sql`
    insert into app.cell_calls (id, expires_at) values (${id}, ${expiresAt.toISOString()}::timestamptz)
    on conflict do nothing returning id`)
  return spent.length === 1
}

async function answerCall(app: App, asked: z.output<typeof question>, http: Http): Promise<CellAnswer> {
  try {
    if ('staffNews' in asked) return { data: await tellMasters(app, asked.staffNews) }
    if ('auditAnchor' in asked) return { data: await takeAnchor(app, asked.auditAnchor) }
    return { data: await runProcedure(app, asked, http) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.refusal === 'internal') app.log.error({ error }, 'A call of another cell failed')
    return refusal
  }
}

type Http = { request: FastifyRequest; reply: FastifyReply }

function runProcedure(
  app: App,
  { path, isChange, input, master, part }: MasterCall,
  http: Http,
): Promise<unknown> {
  const isForMasters = Object.hasOwn(procedures, path) && procedures[path]?._def.meta?.area === 'MASTER'
  if (!isForMasters) throw new AppError('permission_missing')
  const { userId, sessionId, provenAgoMs, ip } = master
  const ctx: RequestContext = {
    app,
    ...http,
    ip,
    userAgent: '',
    platformId: operatorPlatformId,
    session: {
      userId,
      sessionId,
      platformId: operatorPlatformId,
      role: 'MASTER',
      permissions: [],
      steppedUpAt: new Date(app.clock.now().getTime() - provenAgoMs),
      lacksSecondFactor: false,
    },
    part: { now: new Date(part.now), elsewhere: part.elsewhere },
  }
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: isChange ? 'mutation' : 'query',
    getRawInput: async () => input,
    ctx,
    signal: undefined,
    batchIndex: 0,
  })
}

function refusalOf(error: unknown): Extract<CellAnswer, { refusal: unknown }> {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof AppError) return { refusal: cause.code, details: { ...cause.details } }
  return { refusal: error instanceof TRPCError ? appCodeOf(error) : 'internal', details: {} }
}
