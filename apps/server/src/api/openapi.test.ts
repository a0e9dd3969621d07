import { randomUUID } from 'node:crypto'
import { outgoingEventTypes } from '@balcao/domain/platform/outgoing-events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleData } from '#modules/outgoing/sample-data.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall } from '#test/a-stall.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { openApiDocument } from './openapi.ts'
import { restRoutes } from './rest-routes.ts'
import {
  apiDocument as document,
  documentIn,
  operations,
  type Schema,
  validatorOf,
} from './testing/api-document.ts'

let world: TestServer
let seller: Awaited<ReturnType<typeof anApiKey>>
let payee: Awaited<ReturnType<typeof anApiKey>>
/** Records that examples can be tried with, by the fields that name them. */
let records: Record<string, string>

beforeAll(async () => {
  world = await createTestServer()
  const stall = await aStall(world)
  const rich = await aPayee(world)
  const paymentId = await stall.sell()
  await world.drainJobs()
  seller = await anApiKey(world, { userId: stall.seller.id })
  payee = await anApiKey(world, { userId: rich.id })
  records = { offerId: stall.offer.id, paymentId, bankAccountId: rich.bankAccountId }
  world.clock.advance({ days: 2 })
})
afterAll(() => world.stop())

describe('the document of the API', () => {
  test('names every route once, in both languages, and every schema that it refers to', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      restRoutes.map(({ name }) => name).toSorted(),
    )
    const portuguese = documentIn('pt')
    expect(Object.keys(portuguese.paths)).toEqual(Object.keys(document.paths))
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    for (const name of referred) expect(document.components.schemas, name).toHaveProperty(name ?? '')
  })

  test('names the currency in the object of every amount, or in an object around it', () => {
    const bare: string[] = []
    const look = (schema: Schema | undefined, place: string, hasCurrency: boolean): void => {
      if (schema?.$ref) {
        const name = schema.$ref.split('/').at(-1) ?? ''
        look(document.components.schemas[name], `${place} ${name}`, hasCurrency)
      }
      const fields = Object.keys(schema?.properties ?? {})
      const isNamed = hasCurrency || fields.includes('currency')
      if (!isNamed)
        bare.push(...fields.filter((field) => /cents$/i.test(field)).map((field) => `${place}.${field}`))
      for (const [field, part] of Object.entries(schema?.properties ?? {}))
        look(part, `${place}.${field}`, isNamed)
      for (const part of [schema?.items, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])])
        if (part) look(part, place, isNamed)
    }
    for (const { operation } of operations)
      for (const [status, { content = {} }] of Object.entries(operation.responses))
        look(content['application/json']?.schema, `${operation.operationId} ${status}`, false)
    expect(bare).toEqual([])
  })

  test('describes every event by a schema that fits its sample', () => {
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

  test('lists the changes of every version, and has the number of the newest', () => {
    const text = { pt: '`total` virou `purses`', en: '`total` became `purses`' }
    const changed = (language: 'pt' | 'en') =>
      openApiDocument(language, [{ version: '2027-01-15', text, older: {} }]) as unknown as {
        info: { version: string; description: string }
      }
    expect(changed('pt').info).toMatchObject({
      version: '2027-01-15',
      description: expect.stringContaining('- `2027-01-15`: `total` virou `purses`'),
    })
    expect(changed('en').info.description).toContain('- `2027-01-15`: `total` became `purses`')
  })

  test('is served without a key, in the requested language', async () => {
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
  test('exists for every route with a request body, and gets the documented status where its records exist', async () => {
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
