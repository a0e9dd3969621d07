import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@balcao/domain/texts/app-error'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hostileNames, hostileUrls } from '#test/http/hostile-urls.ts'
import { createGuardedHttp, type GuardedHttp, OutboundFailure } from './guarded-http.ts'

const running: { close(): unknown; closeAllConnections?(): void }[] = []

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections?.()
    server.close()
  }
})

async function listen(
  answer: RequestListener,
  host = '127.0.0.1',
): Promise<{ origin: string; port: number; server: Server }> {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  running.push(server)
  const { port } = server.address() as AddressInfo
  return { origin: `http://${host}:${port}`, port, server }
}

describe('an address typed by a seller that leads to an inner network', () => {
  let canaryPort = 0
  let connections = 0

  beforeEach(async () => {
    connections = 0
    // Listens on IPv4, IPv6 and every loopback address, so that every connection to this machine is counted.
    const canary = createTcpServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '::')
    await once(canary, 'listening')
    running.push(canary)
    canaryPort = (canary.address() as AddressInfo).port
  })

  const guarded = () =>
    createGuardedHttp({
      resolve: async (hostname) => hostileNames[hostname] ?? [],
      ports: [443, 8443, canaryPort],
    })

  test(`is refused for each of ${hostileUrls.length} notations, and no connection is ever made`, async () => {
    expect(new Set(hostileUrls).size).toBe(hostileUrls.length)
    expect(hostileUrls.length).toBeGreaterThanOrEqual(120)
    const http = guarded()
    for (const hostile of hostileUrls) {
      const url = hostile.replaceAll('PORT', String(canaryPort))
      const outcome = await http
        .request(url, { method: 'POST', body: '{}', timeoutMs: 2_000 })
        .catch((error) => error)
      expect(outcome, `${url} must be refused`).toBeInstanceOf(AppError)
      expect(outcome.code, url).toBe('url_refused')
    }
    await nextTurn()
    expect(connections).toBe(0)
  })

  test('would reach the canary without the guard', async () => {
    const http = createGuardedHttp({ allowLoopback: true })
    await http.request(`http://2130706433:${canaryPort}/`, { method: 'GET' }).catch(() => {})
    expect(connections).toBe(1)
  })

  test('reveals nothing about which inner names exist', async () => {
    const http = guarded()
    const reasons = await Promise.all(
      ['private.example.com', 'nowhere.example.com', 'localhost'].map((host) =>
        http.request(`https://${host}/`, { method: 'GET' }).catch((error: AppError) => error.details),
      ),
    )
    expect(reasons).toEqual([{ reason: 'address' }, { reason: 'address' }, { reason: 'address' }])
  })
})

describe('the local origin of a demo', () => {
  test('is called; any other port, scheme or name of this machine is refused', async () => {
    let calls = 0
    const own = await listen((_request, response) => response.end('own'))
    const { port } = await listen((_request, response) => {
      calls += 1
      response.end('inner')
    })
    const http = createGuardedHttp({ localOrigin: `http://localhost:${own.port}` })
    const ask = (url: string) =>
      http.request(url, { method: 'GET' }).then(
        ({ status }) => status,
        ({ code }: AppError) => code,
      )
    expect(await ask(`http://localhost:${own.port}/balcao`)).toBe(200)
    for (const other of [
      `http://localhost:${port}/`,
      `http://127.0.0.1:${own.port}/`,
      `https://localhost:${own.port}/`,
      `http://localhost.:${own.port}/`,
      `http://painel.localhost:${own.port}/`,
      `http://localhost:${own.port}@127.0.0.1:${port}/`,
    ])
      expect(await ask(other), other).toBe('url_refused')
    expect(calls).toBe(0)
  })

  test('is refused if its name resolves to another machine', async () => {
    const http = createGuardedHttp({
      localOrigin: 'http://localhost:4000',
      resolve: async () => ['10.0.0.1'],
    })
    await expect(http.request('http://localhost:4000/', { method: 'GET' })).rejects.toMatchObject({
      code: 'url_refused',
    })
  })
})

describe('a name that is reserved', () => {
  test('is refused without asking a name server, whatever the server would say', async () => {
    const asked: string[] = []
    const resolve = async (hostname: string) => {
      asked.push(hostname)
      return ['127.0.0.1']
    }
    const open = createGuardedHttp({ allowLoopback: true, resolve })
    const strict = createGuardedHttp({ resolve })
    const refusalOf = (http: GuardedHttp, host: string) =>
      http.request(`https://${host}/`, { method: 'GET' }).catch(({ details }) => details)
    for (const host of ['example', 'loja.example', 'LOJA.Example.', 'api.acquirer.invalid', 'shop.test'])
      expect(await refusalOf(open, host), host).toEqual({ reason: 'address' })
    for (const host of ['localhost', 'painel.localhost', 'intranet'])
      expect(await refusalOf(strict, host), host).toEqual({ reason: 'address' })
    expect(asked).toEqual([])
    await refusalOf(strict, 'counterexample.com')
    expect(asked).toEqual(['counterexample.com'])
  })
})

describe('a name whose records change between the check and the connection', () => {
  test('is connected at the checked address and looked up once per try', async () => {
    const asked: string[] = []
    const honest = await listen((_request, response) => response.end('honest'), '127.0.0.2')
    const inner = createServer((request, response) => {
      asked.push(String(request.url))
      response.end('inner')
    }).listen(honest.port, '127.0.0.1')
    await once(inner, 'listening')
    running.push(inner)

    let lookups = 0
    const http = createGuardedHttp({
      allowLoopback: true,
      resolve: async () => [lookups++ === 0 ? '127.0.0.2' : '127.0.0.1'],
    })
    const answer = await http.request(`http://flips.example.com:${honest.port}/`, { method: 'GET' })
    expect(Buffer.from(answer.body).toString()).toBe('honest')
    expect(lookups).toBe(1)
    expect(asked).toEqual([])
  })

  test('is checked again on the next try', async () => {
    const honest = await listen((_request, response) => response.end('honest'))
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const http = createGuardedHttp({ allowLoopback: true, resolve: async () => answers.shift() ?? [] })
    const url = `http://flips.example.com:${honest.port}/`
    expect((await http.request(url, { method: 'GET' })).status).toBe(200)
    await expect(http.request(url, { method: 'GET' })).rejects.toMatchObject({ code: 'url_refused' })
  })
})

describe('a public address', () => {
  const http = createGuardedHttp({ allowLoopback: true })

  test('receives the method, headers and body, and its status, headers and bytes are returned', async () => {
    const { origin } = await listen(async (request, response) => {
      const chunks = await Array.fromAsync(request)
      response.writeHead(201, { 'x-method': request.method ?? '', 'x-echo': request.headers['x-signature'] })
      response.end(Buffer.concat(chunks))
    })
    const answer = await http.request(`${origin}/hook?a=1`, {
      method: 'POST',
      headers: { 'x-signature': 'v1,abc' },
      body: 'olá',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers).toMatchObject({ 'x-method': 'POST', 'x-echo': 'v1,abc' })
    expect(Buffer.from(answer.body).toString()).toBe('olá')
  })

  test('is not followed when it redirects to the metadata service', async () => {
    const { origin } = await listen((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    const answer = await http.request(origin, { method: 'GET' })
    expect(answer.status).toBe(302)
  })

  test('is cut off when its answer drips past the time limit', async () => {
    let closed = () => {}
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    const { origin } = await listen((_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 10)
      response.on('close', () => {
        clearInterval(drip)
        closed()
      })
    })
    const failure = await http.request(origin, { method: 'GET', timeoutMs: 150 }).catch((error) => error)
    expect(failure).toBeInstanceOf(OutboundFailure)
    expect(failure.reason).toBe('timeout')
    await isClosed
  })

  test('is cut off when it never answers, and so is a name server', async () => {
    const { origin } = await listen(() => {})
    await expect(http.request(origin, { method: 'GET', timeoutMs: 100 })).rejects.toMatchObject({
      reason: 'timeout',
    })
    const silent = createGuardedHttp({ resolve: () => new Promise(() => {}) })
    await expect(
      silent.request('https://example.com/', { method: 'GET', timeoutMs: 100 }),
    ).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('is cut off when it sends a gigabyte', async () => {
    const chunk = Buffer.alloc(64 * 1024)
    let written = 0
    const { origin } = await listen((_request, response) => {
      const pour = () => {
        while (written < 2 ** 30) {
          written += chunk.length
          if (!response.write(chunk)) {
            response.once('drain', pour)
            return
          }
        }
        response.end()
      }
      pour()
    })
    await expect(http.request(origin, { method: 'GET', maxResponseBytes: 100_000 })).rejects.toMatchObject({
      reason: 'response_too_large',
    })
    expect(written).toBeLessThan(2 ** 27)
  })

  test('is read up to the byte limit where the caller asks to cut longer answers', async () => {
    const { origin } = await listen((_request, response) => response.end('a'.repeat(200_000)))
    const answer = await http.request(origin, { method: 'GET', maxResponseBytes: 2_048, cutsResponse: true })
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(2_048, 'a') })
  })

  test('does not unpack a compressed answer, so that a small one cannot grow', async () => {
    const { origin } = await listen((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from('1f8b0800', 'hex')),
    )
    const answer = await http.request(origin, { method: 'GET' })
    expect(Buffer.from(answer.body).toString('hex')).toBe('1f8b0800')
  })

  test('that refuses the connection is a network failure', async () => {
    const { origin, server } = await listen(() => {})
    server.close()
    await once(server, 'close')
    await expect(http.request(origin, { method: 'GET' })).rejects.toMatchObject({ reason: 'network' })
  })
})

test('loopback, once allowed, opens no other inner address', async () => {
  const http = createGuardedHttp({ allowLoopback: true, resolve: async () => ['127.0.0.1', '10.0.0.1'] })
  for (const url of [
    'https://10.0.0.1/',
    'http://1.1.1.1/',
    'https://1.1.1.1:22/',
    'https://mixed.example.com/',
  ])
    await expect(http.request(url, { method: 'GET' }), url).rejects.toMatchObject({ code: 'url_refused' })
})
