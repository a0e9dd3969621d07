import { randomUUID } from 'node:crypto'
import { apiScopesOf } from '@balcao/domain/people/api-scopes'
import { adminPermissions } from '@balcao/domain/vocabulary'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { revokeApiKey } from '#modules/accounts/api-keys/revoke-api-key.ts'
import { inScope } from '#scope.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { restRoutes } from './rest-routes.ts'
import { aHolder, worldTimeoutMs } from './testing/a-world-of-holdings.ts'
import { anyCall } from './testing/any-call.ts'
import { operations, validatorOf } from './testing/api-document.ts'
import { apiRecordsOf } from './testing/api-records.ts'

/** Calls of each operation; `npm run test:long` makes many more. */
const casesOfRoute = Number(process.env.API_CASES ?? 12)

let world: TestServer
let seller: Awaited<ReturnType<typeof anApiKey>>
let staff: Awaited<ReturnType<typeof anApiKey>>
let records: Record<string, string>

beforeAll(async () => {
  world = await createTestServer()
  const holder = await aHolder(world, world)
  await world.drainJobs()
  seller = await anApiKey(world, { userId: holder.sellerId })
  records = await apiRecordsOf(holder, seller)
  const permissions = [...adminPermissions]
  const admin = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions }),
  )
  staff = await anApiKey(world, { userId: admin.id, role: 'ADMIN', permissions })
}, worldTimeoutMs)
afterAll(() => world.stop())

const aSeller = () => inScope(world.app, world.platformId, aPerson)

/** A seller of another tenant. */
async function aNeighbour(): Promise<{ userId: string; platformId: string }> {
  const platformId = randomUUID()
  const { id: userId } = await inScope(world.app, platformId, async (scope) => {
    await aPlatform(scope, {
      name: 'Vizinha',
      hosts: [`${platformId}.localhost`],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    })
    return aPerson(scope)
  })
  return { userId, platformId }
}

/** Date fields that are not named after their filter, by path. */
const dateFields: Record<string, string> = { '/statement': 'at' }

/** The path of a route, with the seller's own records. */
const ownPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, field: string) => records[field] ?? field)

describe('every route', () => {
  test('refuses a call without a key, and a key that is revoked, expired, of another tenant or without the scope', async () => {
    const { id: userId } = await aSeller()
    const revoked = await anApiKey(world, { userId })
    await revoked.as(revokeApiKey, { apiKeyId: revoked.apiKeyId })
    const over = await anApiKey(world, { userId, lifetimeDays: 30 })
    const foreign = await anApiKey(world, await aNeighbour())
    world.clock.advance({ days: 31 })
    const balance = await anApiKey(world, { userId, scopes: ['balance:read'] })
    const everythingElse = apiScopesOf('SELLER').filter((scope) => scope !== 'balance:read')
    const allButBalance = await anApiKey(world, { userId, scopes: everythingElse })
    const ofSeller = await anApiKey(world, { userId })
    const narrowFor = ({ area, scope }: (typeof restRoutes)[number]) =>
      area === 'ADMIN' ? ofSeller : scope === 'balance:read' ? allButBalance : balance
    for (const route of restRoutes) {
      const { method, path } = route
      world.clock.advance({ minutes: 1 })
      const statusOf = async (key: typeof over) =>
        (await key.send(method, ownPath(path), method === 'GET' ? {} : { body: {} })).status
      const nobody = await fetch(`${world.url}/api/v1${ownPath(path)}`, { method })
      expect(
        [nobody.status, await statusOf(revoked), await statusOf(over), await statusOf(foreign)],
        `${method} ${path}`,
      ).toEqual([401, 401, 401, 401])
      expect(await statusOf(narrowFor(route)), `${method} ${path}`).toBe(403)
    }
  })

  test('finds no record of another seller', async () => {
    const stranger = await anApiKey(world, { userId: (await aSeller()).id })
    const asked = restRoutes.filter(({ area, path }) => area === 'SELLER' && path.includes('Id}'))
    for (const { method, path, example = {}, needsIdempotencyKey } of asked) {
      const fields = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field)
      for (const field of fields) expect(records[field], `a record for ${path}`).toBeTruthy()
      world.clock.advance({ minutes: 1 })
      const { status, body } = await stranger.send(method, ownPath(path), {
        ...(method !== 'GET' && { body: example }),
        ...(needsIdempotencyKey && { headers: { 'idempotency-key': randomUUID() } }),
      })
      expect([status, body.code], `${method} ${path}`).toEqual([404, expect.stringMatching(/not_found$/)])
    }
    const buyer = {
      name: 'Ana Souza',
      email: 'ana@compradora.example',
      document: '529.982.247-25',
      phone: '(11) 98765-4321',
    }
    const { paymentId, offerId } = records
    const refund = await stranger.post('/refunds', { paymentId, reason: 'Nada meu' }, 'r1')
    const link = await stranger.post('/links', { offerId })
    const sale = await stranger.post('/sales', { offerId, method: 'PIX', buyer }, 's1')
    expect([refund.status, link.status, sale.status]).toEqual([404, 404, 404])
  })
})

describe('a list with a period', () => {
  const periods = restRoutes.flatMap(({ method, path, area, input }) =>
    Object.keys((input as z.ZodObject).shape)
      .filter((field) => method === 'GET' && field.endsWith('[gte]'))
      .map((field) => ({ path, area, name: field.replace('[gte]', '') })),
  )

  test.each(periods)('$path returns only records $name in the period', async ({ path, area, name }) => {
    const key = area === 'ADMIN' ? staff : seller
    const ask = async (query: string) =>
      (await key.get(`${ownPath(path)}?${query}`)).body.data as Record<string, string>[]
    const dateOf = (record: Record<string, string> | undefined) => record?.[dateFields[path] ?? `${name}At`]
    const [newest] = await ask('')
    const at = dateOf(newest)
    expect(at).toBeTruthy()
    expect((await ask(`${name}[gte]=${at}`)).map(dateOf)).toContain(at)
    expect((await ask(`${name}[lt]=${at}`)).map(dateOf)).not.toContain(at)
    expect(await ask(`${name}[gte]=2100-01-01T00:00:00Z`)).toEqual([])
    expect(await ask(`${name}[lt]=2000-01-01T00:00:00Z`)).toEqual([])
  })
})

/** Order of the operations: those that end a record come last. */
const byEnd = (one: (typeof operations)[number], other: (typeof operations)[number]) =>
  Number(endsRecord(one)) - Number(endsRecord(other))
const endsRecord = ({ operation: { operationId } }: (typeof operations)[number]) =>
  /^(remove|cancel|close|revoke)/.test(operationId)

describe('a call with any input', () => {
  /** Operations that succeeded at least once. */
  const reached = new Set<string>()

  test.each(operations.toSorted(byEnd))(
    '$method $path answers as documented',
    async ({ path, method, operation }) => {
      const call = path.startsWith('/platform/') ? staff : seller
      const validators = Object.fromEntries(
        Object.entries(operation.responses).map(([status, { content = {} }]) => {
          const [media] = Object.values(content)
          return [status, media ? validatorOf(media.schema) : null]
        }),
      )
      // A review needs a draft.
      const isReviewed = operation.operationId === 'submitProduct'
      const { productId = '', draftProductId = '' } = records
      const own = { ...records, productId: isReviewed ? draftProductId : productId }
      const { calls, first } = anyCall(operation, own)
      await fc.assert(
        fc.asyncProperty(calls, async ({ path: parameters, query, body, idempotencyKey }) => {
          world.clock.advance({ minutes: 1 })
          const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(String(parameters[name] ?? 'x')),
          )
          const search = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [name, String(value)]),
          ).toString()
          const {
            status,
            headers,
            body: answer,
          } = await call.send(method, `${filled}?${search}`, {
            body,
            ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
          })
          if (status < 300) reached.add(operation.operationId)
          expect(Object.keys(operation.responses), JSON.stringify(answer)).toContain(String(status))
          expect(headers.get('request-id')).toMatch(/^req_[0-9a-f]{32}$/)
          const isValid = validators[String(status)]
          expect(isValid?.(answer), JSON.stringify({ errors: isValid?.errors, answer })).not.toBe(false)
        }),
        { numRuns: casesOfRoute, seed: 20_261_118, examples: [[first]], endOnFailure: true },
      )
    },
  )

  test('succeeds at least once on every route, and breaks no invariant of the books', async () => {
    const names = restRoutes.map(({ name }) => name)
    // A change of plan needs a second plan at its shown price: modules/subscriptions/plan-change tests it.
    const withOwnStories = ['changeSubscriptionPlan', 'withdrawPlanChange']
    expect(names.filter((name) => !reached.has(name) && !withOwnStories.includes(name))).toEqual([])
    await world.drainJobs()
    expect(await brokenInvariants(world)).toEqual([])
  })
})
