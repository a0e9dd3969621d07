import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance
let cookie: string

beforeAll(async () => {
  world = await createTestApp()
  server = await buildServer(world.app)
  const { email } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const answer = await server.inject({
    method: 'POST',
    url: '/api/trpc/account.login',
    headers: { host: 'localhost' },
    payload: { door: 'SELLER', email, password: demoPassword, rememberDevice: false },
  })
  cookie = [answer.headers['set-cookie']]
    .flat()
    .map((each) => each?.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const ask = (url: string, headers: Record<string, string> = {}, on = server) =>
  on.inject({ url, headers: { host: 'localhost', accept: 'text/html', ...headers } })

const scriptsNamedIn = (page: string) => page.match(/\/assets\/console\/[^"]+\.js/g) ?? []

test('a visitor gets the skeleton and the files of the login page, at any address', async () => {
  const [door, area] = await Promise.all([ask('/login'), ask('/platform/dashboard')])
  expect(door.body).toContain('data-first-paint="door"')
  expect(area.body).toContain('data-first-paint="door"')
  expect(scriptsNamedIn(area.body)).toEqual(scriptsNamedIn(door.body))
  expect(door.headers['cache-control']).toBe('no-cache')
})

test('a seller gets the skeleton and the files of the screen, in a page that is not cached', async () => {
  const { body, headers } = await ask('/platform/my-products/product/7?tab=bumps', { cookie })
  expect(body).toContain('data-first-paint="area"')
  expect(scriptsNamedIn(body).filter((name) => name.includes('product.screen'))).toHaveLength(1)
  expect(body).toMatch(/id="session">\{"user":\{"id":"/)
  expect(headers['cache-control']).toBe('no-store')
})

test('an address without a screen is still answered', async () => {
  expect((await ask('/platform/nowhere', { cookie })).statusCode).toBe(200)
})

test("the page's own scripts are the only inline scripts that may run; without a session none requests data", async () => {
  const scriptsIn = (page: string) =>
    [...page.matchAll(/<script(?: data-needs="session")?>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const [door, area] = await Promise.all([ask('/login'), ask('/platform/dashboard', { cookie })])
  const scripts = scriptsIn(area.body)
  expect(scriptsIn(door.body)).toEqual(scripts.slice(0, 1))
  expect(scripts[1]).toContain('firstAnswers')
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  for (const { headers } of [door, area])
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`)
})

test('the page is compressed for clients that accept it', async () => {
  const { headers, rawPayload } = await ask('/login', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload.byteLength).toBeLessThan(5_000)
})

test('the files of a served page are sent while other requests are refused', async () => {
  const [script = ''] = scriptsNamedIn((await ask('/login')).body)
  const config = { ...world.app.config, maxRequestsInFlight: 0 }
  const full = await buildServer({ ...world.app, config })
  expect((await ask('/login', {}, full)).statusCode).toBe(503)
  expect((await ask(script, {}, full)).statusCode).toBe(200)
  await full.close()
})
