import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { buildServer } from '#web/build-server.ts'

const password = 'cavalo bateria grampo'

let test: TestApp
let server: FastifyInstance
let email: string

beforeAll(async () => {
  test = await createTestApp()
  server = await buildServer(test.app)
  ;({ email } = await inScope(test.app, test.platformId, (scope) => aPerson(scope, { password })))
})
afterAll(async () => {
  await server.close()
  await test.stop()
})

const logIn = (headers: Record<string, string> = {}, secret = password) =>
  server.inject({
    method: 'POST',
    url: '/api/trpc/account.login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { door: 'SELLER', email, password: secret, rememberDevice: true },
  })

describe('the doors over HTTP', () => {
  it('set the session and the device as two cookies, by which the next request is recognised', async () => {
    const entered = await logIn()
    expect(entered.statusCode).toBe(200)
    expect(
      entered.cookies.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path })),
    ).toEqual([
      { name: 'balcao', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'balcao-device', httpOnly: true, sameSite: 'Lax', path: '/' },
    ])
    const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]))
    const session = await server.inject({ method: 'GET', url: '/api/trpc/account.session', cookies })
    expect(session.json()).toMatchObject({ result: { data: { user: { email }, area: 'SELLER' } } })
    expect(session.headers['cache-control']).toBe('no-store')
  })

  it('answer a wrong password with 401 and set nothing', async () => {
    const refused = await logIn({}, 'outra senha qualquer')
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ error: { data: { appCode: 'credentials_invalid' } } })
    expect(refused.cookies).toEqual([])
  })

  it('are closed to other sites and to links', async () => {
    expect(
      (await logIn({ origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(403)
    const input = encodeURIComponent(
      JSON.stringify({ door: 'SELLER', email, password, rememberDevice: true }),
    )
    const link = await server.inject({ method: 'GET', url: `/api/trpc/account.login?input=${input}` })
    expect(link.statusCode).toBeGreaterThanOrEqual(400)
    expect(link.cookies).toEqual([])
    const form = await logIn({ 'content-type': 'text/plain' })
    expect(form.statusCode).toBeGreaterThanOrEqual(400)
  })
})
