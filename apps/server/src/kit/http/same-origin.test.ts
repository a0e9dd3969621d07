import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import { type FastifyInstance, fastify } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { refuseOtherOrigins } from './same-origin.ts'

let server: FastifyInstance

beforeEach(() => {
  server = fastify({ trustProxy: (_address, hop) => hop < 1 })
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply.code(errorCodes[error.code].httpStatus).send({ error: error.code })
  })
  refuseOtherOrigins(server)
  server.all('/change', () => 'done')
  server.all('/webhooks/:token', { config: { acceptsOtherOrigins: true } }, () => 'done')
})

async function statusOf(
  headers: Record<string, string>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST',
  url = '/change',
) {
  const { statusCode } = await server.inject({
    method,
    url,
    headers: { host: 'loja.example.com', ...headers },
  })
  return statusCode
}

const foreignOrigins = [
  'https://evil.example',
  'https://loja.example.com.evil.example',
  'https://evil.loja.example.com',
  'https://example.com',
  'https://loja.example.com:8443',
  'http://loja.example.com:3000',
  'null',
  'file://',
  '',
  'loja.example.com',
  'not an origin',
]

test('another site can change nothing, by any method', async () => {
  for (const origin of foreignOrigins)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect(await statusOf({ origin }, method), `${method} from ${origin}`).toBe(403)
})

test('our own pages can change things, also behind a proxy that terminates TLS and in any notation of the host', async () => {
  expect(await statusOf({ origin: 'https://loja.example.com' })).toBe(200)
  expect(await statusOf({ origin: 'http://loja.example.com' })).toBe(200)
  expect(await statusOf({ origin: 'https://loja.example.com', host: 'LOJA.example.com' })).toBe(200)
  expect(await statusOf({ origin: 'https://loja.example.com', host: 'loja.example.com:443' })).toBe(200)
  expect(await statusOf({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(200)
  expect(
    await statusOf({
      origin: 'https://loja.example.com',
      host: 'inner:3000',
      'x-forwarded-host': 'loja.example.com',
    }),
  ).toBe(200)
})

test('a browser without an origin header whose call crosses sites is refused', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('a client that is no browser may call', async () => {
  expect(await statusOf({})).toBe(200)
})

test('a read from another site is allowed', async () => {
  expect(await statusOf({ origin: 'https://evil.example' }, 'GET')).toBe(200)
})

test('a route with its own proof may be called from anywhere', async () => {
  expect(await statusOf({ origin: 'https://provider.example' }, 'POST', '/webhooks/abc')).toBe(200)
})
