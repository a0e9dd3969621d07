import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../test/test-server.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

test('a text that PostgreSQL cannot hold is the mistake of whoever sent it, not a failure of ours', async () => {
  const registration = {
    name: 'Ana\0Prado',
    email: 'ana@prado.example',
    phone: '11987654321',
    document: '52998224725',
    password: 'cavalo bateria grampo',
    acceptTerms: true,
  }
  expect(await world.call('account.register', registration)).toMatchObject({
    status: 400,
    appCode: 'input_invalid',
  })
})
