import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createHostDirectory } from './host-platform.ts'
import { playBankProxy } from './play-bank-proxy.ts'

let world: TestApp
let server: FastifyInstance

beforeAll(async () => {
  world = await createTestApp()
  server = fastify()
  await server.register(playBankProxy, {
    app: world.app,
    sandboxUrl: world.sandbox.url,
    platformOf: createHostDirectory(world.app),
  })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

describe('the play bank under the address of the product', () => {
  test('shows the same page, with its own policy of what may run', async () => {
    const { statusCode, headers, body } = await server.inject('/banco-de-mentira')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('Banco de mentira')
  })

  test.each([
    ['same-origin', 303],
    ['cross-site', 403],
  ])('a form that comes from %s is answered with %d', async (site, status) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/banco-de-mentira/acoes',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: 'numero=1',
    })
    expect(statusCode).toBe(status)
  })

  test.each([
    '/../acquirers/HAWKPAY',
    '/%2e%2e/cep/ws/01310100/json/',
    '/..\\cep',
    '//../../cep',
    '/a/../../cep',
  ])('is the only path to the sandbox: %s is not found', async (detour) => {
    const { statusCode, body } = await server.inject(`/banco-de-mentira${detour}`)
    expect(body).not.toContain('logradouro')
    expect([404, 500]).toContain(statusCode)
  })
})
