import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellCallsPath } from '#kit/cells/cell-calls.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: FastifyInstance
const routes: { method: string; url: string }[] = []

/** Records every declared route, of any file. */
function watchRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ method: each, url })
  })
}

beforeAll(async () => {
  world = await createTestApp()
  subscribe('fastify.initialization', watchRoutes)
  server = await buildServer(world.app)
  unsubscribe('fastify.initialization', watchRoutes)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: method as 'GET', url, headers: { host: 'localhost', ...headers } })

test('every answer of every route has the headers against type sniffing and framing', async () => {
  expect(routes.length).toBeGreaterThan(40)
  for (const { method, url } of [...routes, { method: 'GET', url: '/nowhere' }]) {
    const { headers } = await ask(method, url.replace(/:\w+/g, 'x').replace('*', 'x'))
    const place = `${method} ${url}`
    expect(headers['x-content-type-options'], place).toBe('nosniff')
    expect(headers['content-security-policy'], place).toContain("default-src 'none'")
    expect(headers['content-security-policy'], place).toContain("frame-ancestors 'none'")
  }
})

test('a built file has the headers too', async () => {
  const page = await ask('GET', '/login')
  const [script] = page.body.match(/\/assets\/console\/[^"]+\.js/) ?? []
  const { statusCode, headers } = await ask('GET', script ?? '')
  expect(statusCode).toBe(200)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('no developer page is served', async () => {
  for (const url of ['/dev/gallery', '/dev/kit']) expect((await ask('GET', url)).statusCode, url).toBe(404)
})

test('an installation without cells has no endpoint for other cells', () => {
  expect(routes.map(({ url }) => url)).not.toContain(cellCallsPath)
})

test('no malformed request is a server error', async () => {
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'HEAD'])
    for (const path of ['account.login', 'account.session', 'nothing.here'])
      expect((await ask(method, `/api/trpc/${path}`)).statusCode, `${method} ${path}`).toBeLessThan(500)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'x',
  ])
    for (const payload of ['{}', 'a=1', ''])
      expect(
        (
          await server.inject({
            method: 'POST',
            url: '/api/trpc/account.login',
            headers: { host: 'localhost', 'content-type': type },
            payload,
          })
        ).statusCode,
        `${type} ${payload}`,
      ).toBeLessThan(500)
})
