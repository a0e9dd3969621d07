import { AppError } from '@balcao/domain/texts/app-error'
import { type AdminPermission, adminPermissions, type Role, roles } from '@balcao/domain/vocabulary'
import { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { App } from '#app.ts'
import { openTrail, trailFiles } from '#modules/platforms/trail/open-trail.ts'
import { fieldOf } from '#rpc/about.ts'
import type { Access, SignedInAccess } from '#rpc/access.ts'
import type { RequestContext } from '#rpc/context.ts'
import type { Export } from '#rpc/exports/define-export.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { appCodeOf, procedureFor, publicProcedure, router } from '#rpc/trpc.ts'
import { publicProcedures, signedInProcedures } from './access-facts.data.ts'
import { appRouter } from './app-router.ts'
import { exports } from './exports.ts'
import { type ListedProcedure, listProcedures } from './testing/list-procedures.ts'

const now = new Date('2030-03-13T15:00:00Z')
const justNow = new Date(now.getTime() - 60_000)
const longAgo = new Date(now.getTime() - 6 * 60_000)

type Actor = { name: string; session: SessionUser | null }

function somebody(role: Role, permissions: AdminPermission[], steppedUpAt = justNow): SessionUser {
  const id = '00000000-0000-4000-8000-00000000000a'
  return {
    sessionId: id,
    userId: id,
    platformId: id,
    role,
    permissions,
    steppedUpAt,
    lacksSecondFactor: false,
  }
}

const everyFlag = [...adminPermissions]
const everyoneButStaff = roles.filter((role) => role !== 'ADMIN')

const actors: Actor[] = [
  { name: 'nobody', session: null },
  ...roles.map((role) => ({ name: role, session: somebody(role, []) })),
  ...roles.map((role) => ({ name: `${role}, old proof`, session: somebody(role, everyFlag, longAgo) })),
  ...adminPermissions.map((flag) => ({ name: `ADMIN, ${flag} alone`, session: somebody('ADMIN', [flag]) })),
  ...roles.map((role) => ({
    name: `${role}, without the second factor`,
    session: { ...somebody(role, everyFlag), lacksSecondFactor: true },
  })),
  // Permissions belong to staff. Stored for a person of another role, they must open nothing.
  ...everyoneButStaff.map((role) => ({ name: `${role}, every flag`, session: somebody(role, everyFlag) })),
]

type Outcome =
  | 'allowed'
  | 'session_required'
  | 'second_factor_required'
  | 'permission_missing'
  | 'step_up_required'

/** The expected outcome, computed from the declaration and independently of the guard. */
function expectedOutcome(access: Access | SignedInAccess, { session }: Actor): Outcome {
  if (session?.lacksSecondFactor && access.area !== 'PUBLIC' && !('settingUp' in access))
    return 'second_factor_required'
  switch (access.area) {
    case 'PUBLIC':
      return 'allowed'
    case 'SIGNED_IN':
      return session ? 'allowed' : 'session_required'
    default: {
      if (!session) return 'session_required'
      const holdsFlag = access.area !== 'ADMIN' || session.permissions.includes(access.permission)
      if (session.role !== access.area || !holdsFlag) return 'permission_missing'
      return access.freshProof && session.steppedUpAt === longAgo ? 'step_up_required' : 'allowed'
    }
  }
}

class ReachedTheWork extends Error {}

/** An app with a working clock and nothing else: a call that gets past the guard is stopped there, without effect. */
const untouchableApp = new Proxy({} as App, {
  get(_target, part) {
    if (part === 'clock') return { now: () => now }
    throw new ReachedTheWork()
  },
})

/** The input is invalid on purpose: a caller without access must be refused before it is read. */
async function outcomeOf(procedure: ListedProcedure, { session }: Actor): Promise<Outcome | string> {
  const context = {
    app: untouchableApp,
    platformId: 'none',
    session,
    ip: '203.0.113.7',
    userAgent: 'test',
    request: { headers: {} },
    reply: {},
  } as unknown as RequestContext
  try {
    await procedure.call(context, procedure.input && { rubbish: true })
    return 'allowed'
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    if (error.cause instanceof ReachedTheWork) return 'allowed'
    const code = appCodeOf(error)
    return code === 'input_invalid' ? 'allowed' : code
  }
}

async function expectMatrix(procedure: ListedProcedure): Promise<void> {
  const { access } = procedure
  if (!access) throw new Error(`${procedure.path} does not say who may call it`)
  await expectOutcomes(access, (actor) => outcomeOf(procedure, actor))
}

async function expectOutcomes(
  access: Access | SignedInAccess,
  outcomeFor: (actor: Actor) => Promise<Outcome | string>,
): Promise<void> {
  const expected = actors.map((actor) => [actor.name, expectedOutcome(access, actor)])
  const outcomes = actors.map(async (actor) => [actor.name, await outcomeFor(actor)])
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(Object.fromEntries(expected))
}

async function outcomeOfExport(
  open: (...asked: Parameters<Export['open']>) => unknown,
  { session }: Actor,
): Promise<Outcome | string> {
  const asking = { app: untouchableApp, session, ip: '203.0.113.7', cookieHeader: undefined }
  try {
    await open(asking, { locale: 'rubbish' })
    return 'allowed'
  } catch (error) {
    if (error instanceof ReachedTheWork) return 'allowed'
    if (!(error instanceof AppError)) throw error
    return error.code === 'input_invalid' ? 'allowed' : error.code
  }
}

/** Every kind of access, used by the product or not. */
const kindsOfAccess: SignedInAccess[] = [
  { area: 'SIGNED_IN' },
  ...everyoneButStaff.flatMap((area) => [{ area }, { area, freshProof: true as const }]),
  ...adminPermissions.flatMap((permission) => [
    { area: 'ADMIN' as const, permission },
    { area: 'ADMIN' as const, permission, freshProof: true as const },
  ]),
]
const someInput = z.strictObject({ wanted: z.string() })
const sampleRouter = router({
  everybody: publicProcedure.input(someInput).query(({ ctx }) => ctx.app.db),
  ...Object.fromEntries(
    kindsOfAccess.map((access) => [
      JSON.stringify(access),
      access.area === 'ADMIN'
        ? proceduresFor(access).write('platform', someInput, async () => undefined)
        : proceduresFor(access).write(someInput, async () => undefined),
    ]),
  ),
})

describe('the guard', () => {
  it.each(listProcedures(sampleRouter))('admits to $path exactly the declared callers', expectMatrix)
})

const procedures = listProcedures(appRouter)

describe('the permission matrix', () => {
  it('covers a router that is not empty', () => {
    expect(procedures.length).toBeGreaterThan(20)
  })

  it('lists by name what is public and what is open to every session', () => {
    const open = (area: Access['area']) =>
      procedures.filter(({ access }) => access?.area === area).map(({ path }) => path)
    expect(open('PUBLIC').toSorted()).toEqual(publicProcedures.toSorted())
    expect(open('SIGNED_IN').toSorted()).toEqual(signedInProcedures.toSorted())
  })

  it.each(procedures)('$path admits exactly its declared callers, before reading the input', expectMatrix)

  it.each(procedures)('$path accepts no undeclared field', ({ input }) => {
    expect(openObjects(input)).toEqual([])
  })
})

describe('the subject of a change by the staff', () => {
  const changes = procedures.flatMap(({ path, type, access, input }) =>
    type === 'mutation' && access?.area === 'ADMIN' ? [{ path, about: access.about, input }] : [],
  )

  it.each(changes)('is declared by $path, as a field that holds only ids', ({ about, input }) => {
    expect(about).not.toBe('seen')
    if (typeof about === 'string') return
    const [, field] = fieldOf(about)
    for (const shape of shapesOf(input)) expect(formatsOf(shape[field])).toEqual(['uuid'])
  })

  it('cannot be left out, name a missing field or a field without ids, or be `seen`', () => {
    const staff = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
    const input = z.strictObject({ sellerId: z.uuid(), amountCents: z.int() })
    const nothing = async () => undefined
    // @ts-expect-error: the change declares no subject.
    expect(() => staff.write(input, nothing)).toBeDefined()
    // @ts-expect-error: the input has no such field.
    expect(() => staff.write({ seller: 'userId' }, input, nothing)).toBeDefined()
    // @ts-expect-error: an amount is not an id.
    expect(() => staff.write({ seller: 'amountCents' }, input, nothing)).toBeDefined()
    // @ts-expect-error: only a read may declare `seen`.
    expect(() => staff.write('seen', input, nothing)).toBeDefined()
    // @ts-expect-error: a procedure that opens its own transactions must declare its subject too.
    expect(() => procedureFor({ area: 'ADMIN', permission: 'isConfigAvailable' })).toBeDefined()
    expect(() => staff.write({ seller: 'sellerId' }, input, nothing)).toBeDefined()
  })
})

describe('the permission matrix of files', () => {
  it('has a unique name for each file', () => {
    const names = exports.map(({ name }) => name)
    expect(names).toContain('sales')
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(exports)('$name.csv admits exactly its declared callers, before reading the query', (wanted) =>
    expectOutcomes(wanted.access, (actor) => outcomeOfExport(wanted.open, actor)),
  )

  it.each(trailFiles)('$name.jsonl admits exactly its declared callers, before reading the query', (trail) =>
    expectOutcomes(trail.access, (actor) =>
      outcomeOfExport((asking, query) => openTrail(trail, asking, query), actor),
    ),
  )
})

type JsonSchema = { [key: string]: unknown }

/** The fields of each shape that an input may have. */
function shapesOf(schema: unknown): JsonSchema[] {
  const { anyOf, oneOf, properties } = (schema ?? {}) as JsonSchema
  return properties ? [properties as JsonSchema] : [anyOf, oneOf].flat().filter(Boolean).flatMap(shapesOf)
}

function formatsOf(field: unknown): unknown[] {
  const { anyOf, items, format, type } = (field ?? {}) as JsonSchema
  if (type === 'null') return []
  return anyOf || items ? [...new Set([anyOf, items].flat().filter(Boolean).flatMap(formatsOf))] : [format]
}

/** Objects that accept undeclared fields; such a field could be a status, a price or a role. */
function openObjects(schema: unknown, path = 'input'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${path}.${key}`))
  const isOpen =
    'properties' in schema && 'additionalProperties' in schema && schema.additionalProperties !== false
  return isOpen ? [path, ...inside] : inside
}
