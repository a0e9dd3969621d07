import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { inScope } from '#scope.ts'
import { aCustomerCookie } from '#test/a-customer-cookie.ts'
import { aTestMode, callHost } from '#test/a-test-mode.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

const dayMs = 86_400_000

let world: TestServer
let mode: Awaited<ReturnType<typeof aTestMode>>

beforeAll(async () => {
  world = await createTestServer()
  mode = await aTestMode(world)
})
afterAll(() => world.stop())

test('codes for many typed addresses count as mails to one mailbox, because the seller gets all of them', async () => {
  const askAt = async (origin: string) => {
    const statuses: number[] = []
    for (let place = 0; place < 6; place += 1) {
      const body = { email: `compradora${place}@exemplo.com.br` }
      const path = `${origin}/api/trpc/account.requestCustomerCode`
      statuses.push((await callHost(world, path, { method: 'POST', body })).status)
    }
    return statuses
  }
  expect(await askAt(mode.origin)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await askAt(world.url)).toEqual([200, 200, 200, 200, 200, 200])
})

test('a session of a test buyer ends by the test clock, and when the seller is blocked', async () => {
  const { app, owner, platformId } = world
  const email = 'compradora@sessao.example'
  const { userId: buyerId } = await inScope(app, mode.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Carolina Nogueira' }),
  )
  const cookie = await aCustomerCookie({ app, platformId: mode.platformId }, buyerId)
  const session = async (at = cookie) => {
    const { status, body } = await callHost(world, `${mode.origin}/api/trpc/account.session`, { cookie: at })
    return status === 200 ? (JSON.parse(body).result.data?.area ?? null) : status
  }
  const move = (days: number) =>
    owner`update platforms set clock_ahead_ms = clock_ahead_ms + ${days * dayMs} where platform_id = ${mode.platformId}`
  expect(await session()).toBe('CUSTOMER')
  await move(13)
  expect(await session()).toBe('CUSTOMER')
  await move(15)
  expect(await session()).toBeNull()

  const fresh = await aCustomerCookie({ app, platformId: mode.platformId }, buyerId)
  expect(await session(fresh)).toBe('CUSTOMER')
  await owner`update users set status = 'BLOCKED' where id = ${mode.seller.id} and platform_id = ${platformId}`
  world.clock.advance({ seconds: 6 })
  expect(await session(fresh)).toBe(404)
})
