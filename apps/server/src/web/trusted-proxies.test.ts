import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from './build-server.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** The address and tenant that the product sees behind this number of proxies. */
async function seenBehind(trustedProxies: number, headers: Record<string, string>) {
  const { app } = world
  const server = await buildServer({ ...app, config: { ...app.config, trustedProxies } })
  server.get('/seen', async ({ ip }) => ({ ip }))
  const answer = await server.inject({ url: '/seen', remoteAddress: '10.0.0.1', headers })
  const tenant = await server.inject({ url: '/login', remoteAddress: '10.0.0.1', headers })
  await server.close()
  return { ...answer.json(), isOurTenant: tenant.statusCode === 200 }
}

const forged = {
  host: 'localhost',
  'x-forwarded-for': '203.0.113.7, 198.51.100.9',
  'x-forwarded-host': 'neighbour.example',
}

test('no header of a visitor about address and host is trusted without a proxy of ours', async () => {
  expect(await seenBehind(0, forged)).toEqual({ ip: '10.0.0.1', isOurTenant: true })
})

test('only the header that our one proxy added is trusted behind it', async () => {
  expect((await seenBehind(1, forged)).ip).toBe('198.51.100.9')
  expect((await seenBehind(2, forged)).ip).toBe('203.0.113.7')
})

test('the tenant is taken from the host that our proxy names', async () => {
  const fromProxy = { host: 'inner.example', 'x-forwarded-host': 'neighbour.example, localhost' }
  expect(await seenBehind(1, fromProxy)).toMatchObject({ isOurTenant: true })
  expect(await seenBehind(0, fromProxy)).toMatchObject({ isOurTenant: false })
})
