import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { listApiCalls } from '#modules/accounts/api-keys/list-api-calls.ts'
import { revokeApiKey } from '#modules/accounts/api-keys/revoke-api-key.ts'
import { inScope } from '#scope.ts'
import { anApiKey } from '#test/an-api-key.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

type Key = Awaited<ReturnType<typeof anApiKey>>

async function aSellersKey(): Promise<Key> {
  const { id: userId } = await inScope(world.app, world.platformId, aPerson)
  return anApiKey(world, { userId })
}

const callsOf = async (key: Key, wanted: { outcome?: 'REFUSED'; apiKeyId?: string } = {}) =>
  (await key.as(listApiCalls, { ...wanted, limit: 100 })).rows

describe('the log of calls by keys', () => {
  test('names call, answer, time and key, and neither query nor body', async () => {
    const key = await aSellersKey()
    await key.get('/sales?status=APPROVED')
    world.clock.advance({ seconds: 1 })
    await key.post('/coupons', { code: 'AB', kind: 'PERCENT', secret: 'ana@compradora.example' })
    await expect.poll(() => callsOf(key)).toHaveLength(2)
    const [refused, listed] = await callsOf(key)
    expect(listed).toMatchObject({
      method: 'GET',
      path: '/api/v1/sales',
      status: 200,
      code: null,
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      keyName: 'ERP',
      keyEnding: key.token.slice(-4),
      requestId: expect.stringMatching(/^req_/),
    })
    expect(refused).toMatchObject({ method: 'POST', status: 400, code: 'input_invalid' })
    expect(await callsOf(key, { outcome: 'REFUSED' })).toEqual([refused])
    const rows = await world.owner`select * from api_calls where api_key_id = ${key.apiKeyId}`
    expect(JSON.stringify(rows)).not.toMatch(/APPROVED|compradora/)
  })

  test('is read by the owner of the keys alone', async () => {
    const key = await aSellersKey()
    const other = await aSellersKey()
    await key.get('/balance')
    await expect.poll(() => callsOf(key)).toHaveLength(1)
    expect(await callsOf(other)).toEqual([])
    expect(await callsOf(other, { apiKeyId: key.apiKeyId })).toEqual([])
    const { id: userId } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: ['isConfigAvailable'] }),
    )
    const platform = await anApiKey(world, { userId, role: 'ADMIN', permissions: ['isConfigAvailable'] })
    await platform.get('/platform/sales')
    await expect.poll(() => callsOf(platform)).toHaveLength(1)
    expect(await callsOf(key)).toHaveLength(1)
  })

  test('shows that a revoked key is still in use', async () => {
    const key = await aSellersKey()
    await key.get('/balance')
    await key.as(revokeApiKey, { apiKeyId: key.apiKeyId })
    world.clock.advance({ seconds: 1 })
    expect((await key.get('/balance')).status).toBe(401)
    await expect
      .poll(async () => (await callsOf(key)).map(({ status, code }) => [status, code]))
      .toEqual([
        [401, 'api_key_invalid'],
        [200, null],
      ])
  })

  test('shows calls above the limit, up to a maximum number', async () => {
    const key = await aSellersKey()
    const statuses = []
    while (statuses.at(-1) !== 429) statuses.push((await key.get('/balance')).status)
    await expect
      .poll(async () => (await callsOf(key, { outcome: 'REFUSED' }))[0])
      .toMatchObject({ status: 429, code: 'rate_limited' })
    await Promise.all(Array.from({ length: 700 }, () => key.get('/balance')))
    const written = async () =>
      (await world.owner`select from api_calls where api_key_id = ${key.apiKeyId}`).length
    await expect.poll(written).toBeGreaterThanOrEqual(600)
    expect(await written()).toBeLessThan(statuses.length + 700)
  })
})
