import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
})
afterAll(async () => {
  await server.close()
  await world.stop()
})
afterEach(() => vi.restoreAllMocks())

const refused = {
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?card=1',
}
const tell = (body: unknown, page = 'checkout') =>
  server.inject({
    method: 'POST',
    url: `/reports/csp?page=${page}`,
    headers: { host: 'localhost', 'content-type': 'application/csp-report' },
    payload: JSON.stringify(body),
  })

test('a blocked resource is logged with page, rule and origin, and nothing of its address', async () => {
  const warned = vi.spyOn(world.app.log, 'warn')
  const address = 'http://localhost/checkout/payment/0199a1b2?cpf=52998224725'
  const { statusCode } = await tell({ 'csp-report': { ...refused, 'document-uri': address } })
  expect(statusCode).toBe(204)
  expect(warned.mock.calls).toEqual([
    [
      { page: 'checkout', directive: 'script-src-elem', blocked: 'https://evil.example' },
      'A page was kept from loading something',
    ],
  ])
})

test('an inline script is logged as such', async () => {
  const warned = vi.spyOn(world.app.log, 'warn')
  await tell({ 'csp-report': { ...refused, 'blocked-uri': 'inline' } }, 'cards')
  expect(warned.mock.lastCall?.[0]).toMatchObject({ page: 'cards', blocked: 'inline' })
})

test.each([
  ['no report', {}],
  ['no object', 'report'],
  ['a rule with a line break', { 'csp-report': { ...refused, 'effective-directive': 'script\nsrc' } }],
])('%s is refused', async (_story, body) => {
  expect((await tell(body)).statusCode).toBe(400)
})

test('a report of an unknown page is refused', async () => {
  expect((await tell({ 'csp-report': refused }, 'bank')).statusCode).toBe(400)
})

test('a flood of reports is not logged', async () => {
  const warned = vi.spyOn(world.app.log, 'warn')
  for (let count = 0; count < 100; count += 1) await tell({ 'csp-report': refused })
  expect(
    warned.mock.calls.filter(([, message]) => message === 'A page was kept from loading something').length,
  ).toBeLessThan(40)
  world.clock.advance({ minutes: 10 })
})
