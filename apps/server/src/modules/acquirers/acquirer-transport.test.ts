import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAcquirerTransport } from './acquirer-transport.ts'

let server: Server
let port: number
const seen: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => seen.splice(0))
afterAll(() => server.close())

async function call(url: string, config: Parameters<typeof createAcquirerTransport>[0]) {
  const transport = createAcquirerTransport(config)
  try {
    return await transport.send({ method: 'GET', url, headers: {}, timeoutMs: 2_000 })
  } finally {
    await transport.close()
  }
}

test.each(['localhost', '127.0.0.1'])(
  'in production a private name or address (%s) is not called',
  async (host) => {
    const answer = await call(`http://${host}:${port}/`, { isDemo: false, acquirerProxyUrl: undefined })
    expect(answer).toMatchObject({ arrived: 'never' })
    expect(seen).toEqual([])
  },
)

test('the demo reaches its simulated acquirers', async () => {
  const answer = await call(`http://127.0.0.1:${port}/`, { isDemo: true, acquirerProxyUrl: undefined })
  expect(answer).toMatchObject({ arrived: true, status: 200 })
})

test('with a proxy every call goes through it', async () => {
  const answer = await call('http://bank.example/charge', {
    isDemo: false,
    acquirerProxyUrl: `http://127.0.0.1:${port}`,
  })
  expect(answer).toMatchObject({ arrived: true, status: 200 })
  expect(seen).toEqual(['http://bank.example/charge'])
})
