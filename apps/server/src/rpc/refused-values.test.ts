import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const registration = {
  name: 'Ana Prado',
  email: 'ana@prado.example',
  phone: '11987654321',
  document: '52998224725',
  password: 'cavalo bateria grampo',
  personKind: 'PF',
  tradeName: null,
  soldCategory: 'idiomas',
  expectedMonthlyCents: 100_000,
  acceptedTexts: {},
  managerCode: null,
}
const order = {
  purchaseId: randomUUID(),
  offerId: randomUUID(),
  name: 'Ana Prado',
  email: 'ana@prado.example',
  cpf: '52998224725',
  phone: '11987654321',
  paymentMethod: 'PIX',
}
const abandonedCart = { offerId: randomUUID(), email: 'ana@prado.example', name: 'Ana', phone: '' }

/** Raw bytes: a browser would repair half a character before sending it. */
async function call(path: string, input: object) {
  const body = JSON.stringify(input)
  const answer = await fetch(`${world.url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { error } = (await answer.json()) as {
    error?: { data: { appCode: string; fieldErrors: Record<string, string> } }
  }
  return { status: answer.status, appCode: error?.data.appCode, fieldErrors: error?.data.fieldErrors }
}

const calls = [
  ...['name', 'email', 'password'].map((field) => ['account.register', registration, field] as const),
  ...['name', 'email', 'cpf', 'phone', 'street', 'complement', 'utmQuery', 'affiliateId', 'referer'].map(
    (field) => ['checkout.purchase', order, field] as const,
  ),
  ['checkout.putAbandonedCart', abandonedCart, 'name'] as const,
  ['account.login', { door: 'SELLER', email: 'a@b.example', rememberDevice: false }, 'password'] as const,
]

test.each(calls)('%s %o names %s when its text cannot be stored', async (path, input, field) => {
  for (const text of ['Ana\0', 'Ana\ud800', '\udfffAna'])
    expect(await call(path, { ...input, [field]: text })).toEqual({
      status: 400,
      appCode: 'input_invalid',
      fieldErrors: { [field]: 'input_invalid' },
    })
})

test('whole characters of any script are accepted', async () => {
  expect((await call('account.register', { ...registration, name: 'Ana 😀 Иванова' })).status).toBe(200)
})

test('an address with a zero character is not found, and is no server error', async () => {
  for (const path of [
    '/checkout/%00',
    '/checkout/payment/%00',
    '/api/cep/%00',
    '/api/payments/%00/events',
    '/files/%00',
  ])
    expect((await fetch(world.url + path)).status, path).toBeLessThan(500)
})
