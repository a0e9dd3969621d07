import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '#api/app-router.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let web: TestServer

beforeAll(async () => {
  web = await createTestServer()
})
afterAll(() => web.stop())

/** At run time the router keeps its procedures in one flat list, by their full paths. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
const mutations = Object.keys(procedures).filter((path) => procedures[path]?._def.type === 'mutation')

const post = (
  path: string,
  { headers = {}, body = '{}' }: { headers?: Record<string, string>; body?: string } = {},
) =>
  fetch(`${web.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

/** A raw request, since `fetch` sets the host by itself. */
function raw(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${web.url}${path}`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })
}

test('another site can call no mutation', async () => {
  expect(mutations.length).toBeGreaterThan(5)
  for (const path of mutations) {
    const answer = await post(`/api/trpc/${path}`, { headers: { origin: 'https://evil.example' } })
    expect(answer.status, path).toBe(403)
    expect(await answer.json(), path).toEqual({ error: 'permission_missing' })
  }
})

test('no mutation can be called by a link', async () => {
  for (const path of mutations) expect((await fetch(`${web.url}/api/trpc/${path}`)).status, path).toBe(404)
})

test('a form of another site is refused, in any encoding', async () => {
  for (const contentType of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    const headers = {
      'content-type': contentType,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    expect((await post('/api/trpc/checkout.purchase', { headers, body: 'a=1' })).status, contentType).toBe(
      403,
    )
  }
})

test('a malformed host is refused before it is looked up', async () => {
  for (const host of ['localhost:3100@evil.example', 'localhost:x', 'a b', 'localhost/../']) {
    const answer = await raw(host, '/api/trpc/account.session')
    expect(answer, host).toBe(400)
  }
  expect(await raw('localhost', '/api/trpc/account.session')).not.toBe(400)
})

test('a card number in place of a token is refused on the tenant’s origin', async () => {
  const order = {
    offerId: randomUUID(),
    name: 'Ana Prado',
    email: 'ana@prado.example',
    cpf: '52998224725',
    phone: '11987654321',
    paymentMethod: 'CREDIT_CARD',
  }
  const refusal = async (token: string) => {
    const body = JSON.stringify({ ...order, creditCard: { token, installments: 1 } })
    const answer = await post('/api/trpc/checkout.purchase', { body })
    return ((await answer.json()) as { error: { data: { fieldErrors: object } } }).error.data.fieldErrors
  }
  for (const number of ['4111111111111111', '4111 1111 1111 1111', '378282246310005'])
    expect(await refusal(number)).toHaveProperty(['creditCard.token'])
  expect(await refusal('tok_4111111111111112')).not.toHaveProperty(['creditCard.token'])
})

test('a body of more than a hundred kilobytes is refused', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(110_000) })
  expect((await post('/api/trpc/checkout.purchase', { body })).status).toBe(413)
})

test('a batch of more than ten calls is refused as a whole', async () => {
  const batch = (size: number) =>
    post(`/api/trpc/${Array(size).fill('account.session').join(',')}?batch=1`, { body: '{}' })
  expect((await batch(11)).status).toBe(400)
  // Longer than the longest path that the server accepts.
  expect((await batch(10_000)).status).toBeGreaterThanOrEqual(400)
})

test('the server answers liveness and readiness', async () => {
  expect((await fetch(`${web.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
})

test('an unknown path is not found, without further detail', async () => {
  for (const path of [
    '/nothing',
    '/files/../package.json',
    '/files/images/none.png',
    '/.env',
    '/uploads/put',
  ]) {
    const answer = await fetch(`${web.url}${path}`)
    expect(answer.status, path).toBe(404)
    expect(await answer.json(), path).toEqual({ error: 'not_found' })
  }
})
