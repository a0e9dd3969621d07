import { randomUUID } from 'node:crypto'
import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import { inScope } from '#scope.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall } from '#test/a-stall.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { openApiDocument } from './openapi.ts'
import { restRoutes } from './rest-routes.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Pick<Operation, 'requestBody'> }>
  components: { schemas: Record<string, Schema> }
}

const document = openApiDocument('en') as unknown as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Cases of each route; `npm run test:long` tries many more. */
const casesOfRoute = Number(process.env.API_CASES ?? 12)

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validatorOf = (schema: Schema) => ajv.compile({ ...schema, components: document.components })

/** Values of a schema, and now and then values outside it. */
function valuesOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const rubbish = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 40 }))
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: rubbish })
}

function fitting(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, ids)))
  switch (schema.type) {
    case 'string':
      if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
      if (schema.format === 'date-time')
        return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
      return fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.constantFrom('ana@x.example', '52998224725'),
      )
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -5),
        max: Math.min(schema.maximum ?? 20_000, 20_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids), { maxLength: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valuesOf(part, ids)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

let world: TestServer
let ids: string[]
let seller: Awaited<ReturnType<typeof anApiKey>>
let staff: Awaited<ReturnType<typeof anApiKey>>
let payee: Awaited<ReturnType<typeof anApiKey>>
/** Records that examples can be tried with, by the fields that name them. */
let records: Record<string, string>

beforeAll(async () => {
  world = await createTestServer()
  const stall = await aStall(world)
  const rich = await aPayee(world)
  const paymentId = await stall.sell()
  await world.drainJobs()
  ids = [stall.seller.id, stall.product.id, stall.offer.id, paymentId, rich.bankAccountId]
  seller = await anApiKey(world, { userId: stall.seller.id })
  payee = await anApiKey(world, { userId: rich.id })
  records = { offerId: stall.offer.id, paymentId, bankAccountId: rich.bankAccountId }
  world.clock.advance({ days: 2 })
  const permissions = ['isUsersAvailable', 'isConfigAvailable', 'isSalesAvailable'] as const
  const admin = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [...permissions] }),
  )
  staff = await anApiKey(world, { userId: admin.id, role: 'ADMIN', permissions: [...permissions] })
})
afterAll(() => world.stop())

describe('the document of the API', () => {
  test('names every route once, in both languages, and every schema that it refers to', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      restRoutes.map(({ name }) => name).toSorted(),
    )
    const portuguese = openApiDocument('pt') as unknown as Document
    expect(Object.keys(portuguese.paths)).toEqual(Object.keys(document.paths))
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    for (const name of referred) expect(document.components.schemas, name).toHaveProperty(name ?? '')
  })

  test('describes every event, as its sample is', () => {
    const { webhooks } = document
    expect(Object.keys(webhooks)).toEqual([...outgoingEventTypes])
    const timestamp = '2030-03-13T15:00:00.000Z'
    for (const type of outgoingEventTypes) {
      const schema = webhooks[type]?.post.requestBody?.content?.['application/json']?.schema ?? {}
      const isValid = validatorOf(schema)
      const event = { type, timestamp, data: sampleData(type, new Date(timestamp)) }
      expect(isValid(event), `${type}: ${JSON.stringify(isValid.errors)}`).toBe(true)
      expect(isValid({ ...event, data: { ...event.data, more: 1 } }), type).toBe(false)
    }
  })

  test('is served without a key, in the language that was asked for', async () => {
    const ask = async (language: string) =>
      (await fetch(`${world.url}/api/v1/openapi.json`, { headers: { 'accept-language': language } })).json()
    expect(await ask('en')).toMatchObject({
      openapi: '3.1.0',
      paths: { '/sales': { get: { summary: 'List sales' } } },
    })
    expect(await ask('pt-BR')).toMatchObject({ paths: { '/sales': { get: { summary: 'Listar vendas' } } } })
  })
})

describe('an example of the document', () => {
  test('stands at every change with a body, and is answered as documented where the records are there', async () => {
    const done: string[] = []
    for (const { name, method, path, input, example, status } of restRoutes) {
      const needsBody = document.paths[path]?.[method.toLowerCase()]?.requestBody !== undefined
      expect(example !== undefined, name).toBe(needsBody)
      if (!example) continue
      const parameters = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, records[field]]),
      )
      const ids = Object.fromEntries(Object.keys(parameters).map((field) => [field, randomUUID()]))
      expect(input.safeParse({ ...ids, ...example }), name).toMatchObject({ success: true })
      // Submitting needs a complete product, and a draft has no students.
      if (['submitProduct', 'addStudents'].includes(name) || Object.values(parameters).includes(undefined))
        continue
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(parameters[field]))
      const body = Object.fromEntries(
        Object.entries(example).map(([field, value]) => [field, records[field] ?? value]),
      )
      const key = name === 'createWithdrawal' ? payee : seller
      const answer = await key.send(method, filled, { body, headers: { 'idempotency-key': randomUUID() } })
      expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(status)
      if (name === 'createWebhookEndpoint') records.endpointId = String(answer.body.id)
      if (name === 'createCoupon') records.couponId = String(answer.body.id)
      if (name === 'createProduct') records.productId = String(answer.body.id)
      done.push(name)
    }
    expect(done).toEqual([
      'createProduct',
      'updateProduct',
      'createOffer',
      'updateOffer',
      'createFile',
      'replaceContents',
      'createLink',
      'createCoupon',
      'updateCoupon',
      'createSale',
      'createRefund',
      'createWithdrawal',
      'createWebhookEndpoint',
      'updateWebhookEndpoint',
      'testWebhookEndpoint',
    ])
  })
})

describe('a call with any input', () => {
  test.each(operations)('$method $path answers as documented', async ({ path, method, operation }) => {
    const call = path.startsWith('/platform/') ? staff : seller
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
    const bodySchema = operation.requestBody?.content?.['application/json']?.schema
    const validators = Object.fromEntries(
      Object.entries(operation.responses).map(([status, { content = {} }]) => {
        const [media] = Object.values(content)
        return [status, media ? validatorOf(media.schema) : null]
      }),
    )
    const asked = fc.record({
      path: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, fitting(schema, ids)]))),
      query: fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, valuesOf(schema, ids)])), {
        requiredKeys: [],
      }),
      body: bodySchema ? valuesOf(bodySchema, ids) : fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ path: parameters, query, body }) => {
        world.clock.advance({ minutes: 1 })
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(String(parameters[name] ?? 'x')),
        )
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, String(value)]),
        ).toString()
        const { status, body: answer } = await call.send(method.toUpperCase(), `${filled}?${search}`, {
          body,
        })
        expect(Object.keys(operation.responses), JSON.stringify(answer)).toContain(String(status))
        const isValid = validators[String(status)]
        expect(isValid?.(answer), JSON.stringify({ errors: isValid?.errors, answer })).not.toBe(false)
      }),
      { numRuns: casesOfRoute, seed: 20_261_118 },
    )
  })
})
