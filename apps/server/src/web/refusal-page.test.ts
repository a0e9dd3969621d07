import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp
let server: Awaited<ReturnType<typeof buildServer>>

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, world.platformId, (scope) => updatePlatform(scope, { name: 'Aurora <b>' }))
  server = await buildServer(world.app)
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

const ask = (url: string, headers: Record<string, string>, host = 'localhost') =>
  server.inject({ method: 'GET', url, headers: { host, ...headers } })

test('an unknown address shows a person a page of the tenant, with a link to the start page, and a program its code', async () => {
  const shown = await ask('/nowhere', { accept: 'text/html,*/*' })
  expect(shown.statusCode).toBe(404)
  expect(shown.headers['content-type']).toMatch(/^text\/html/)
  expect(shown.body).toContain('Página não encontrada · Aurora &lt;b&gt;')
  expect(shown.body).toContain('o link está incompleto')
  expect(shown.body).toContain('<a href="/">')
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/)

  const read = await ask('/nowhere', { accept: 'application/json' })
  expect(read.json()).toEqual({ error: 'not_found' })
})

test('the page of a refusal is in the language of the browser', async () => {
  expect((await ask('/nowhere', { accept: 'text/html', 'accept-language': 'en-US,en' })).body).toContain(
    'Page not found',
  )
})

test('a host of no tenant is refused in our own name without any tenant’s data', async () => {
  const shown = await ask('/login', { accept: 'text/html' }, 'strange.example')
  expect(shown.statusCode).toBe(404)
  expect(shown.body).toContain('Página não encontrada · Balcão')
  expect(shown.body).not.toContain('Aurora')
})
