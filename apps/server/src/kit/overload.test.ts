import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendUnavailable } from './http/send-unavailable.ts'
import { openEventStream } from './live/sse.ts'
import { createLog } from './log.ts'
import { overloadGuard, watchLoopDelay } from './overload.ts'

const requestsMax = 3

describe('a server with room for three requests at once', () => {
  let server: FastifyInstance
  let origin = ''
  let loopDelayMs = 0
  let hasTransactionsWaiting = false
  let waiting: (() => void)[] = []
  let logged: { msg: string; turnedAway?: number }[] = []

  beforeEach(async () => {
    loopDelayMs = 0
    hasTransactionsWaiting = false
    waiting = []
    logged = []
    const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) })
    server = fastify({ forceCloseConnections: true })
    overloadGuard(
      server,
      {
        maxRequestsInFlight: requestsMax,
        maxLoopDelayMs: 300,
        bodiesPerAddressMax: requestsMax - 1,
        hasTransactionsWaiting: () => hasTransactionsWaiting,
        log,
      },
      () => loopDelayMs,
    )
    server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))))
    server.post('/slow', () => 'done')
    server.post('/purchases', { config: { waitsForTransactions: true } }, () => 'sold')
    server.get('/purchases', { config: { waitsForTransactions: true } }, () => 'listed')
    server.get('/fails', () => Promise.reject(new Error('a bug')))
    server.get('/healthz', { config: { isOutsideLoadLimit: true } }, () => 'alive')
    server.get('/live', (request, reply) => openEventStream(request, reply, () => () => {}))
    origin = await server.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => server.close())

  async function fillUp() {
    const answers = Array.from({ length: requestsMax }, () => fetch(`${origin}/slow`))
    await expect.poll(() => waiting.length).toBe(requestsMax)
    return answers
  }

  function finishAll<Answers>(answers: Answers): Answers {
    for (const finish of waiting.splice(0)) finish()
    return answers
  }

  test('refuses the fourth at once, serves the three, and then accepts new ones', async () => {
    const answers = await fillUp()
    const turnedAway = await fetch(`${origin}/slow`)
    expect(turnedAway.status).toBe(503)
    expect(turnedAway.headers.get('retry-after')).toBe('3')
    expect(turnedAway.headers.get('cache-control')).toBe('no-store')
    expect(await turnedAway.json()).toEqual({ error: 'overloaded' })
    expect(waiting).toHaveLength(requestsMax)

    for (const finish of waiting.splice(0)) finish()
    for (const answer of answers) expect((await answer).status).toBe(200)
    expect((await fetch(`${origin}/slow`, { method: 'POST' })).status).toBe(200)
  })

  test('logs once that it refuses requests, and their number when it ends', async () => {
    await fillUp()
    for (let each = 0; each < 5; each++) await fetch(`${origin}/slow`)
    expect(logged.map(({ msg }) => msg)).toEqual(['Requests are being turned away'])
    for (const finish of waiting.splice(0)) finish()
    const lastLine = async () => {
      await fetch(`${origin}/slow`, { method: 'POST' })
      return logged.at(-1)
    }
    await expect
      .poll(lastLine, { timeout: 10_000 })
      .toMatchObject({ msg: 'Every request is being served again' })
    expect(logged).toHaveLength(2)
    expect(logged[1]?.turnedAway).toBeGreaterThanOrEqual(5)
  })

  test('frees its places when browsers disconnect without waiting for the answer', async () => {
    for (let round = 1; round <= 3; round++) {
      const sockets = Array.from({ length: requestsMax }, () => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1')
        socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
        return socket
      })
      await expect.poll(() => waiting.length).toBe(round * requestsMax)
      await Promise.all(
        sockets.map((socket) => {
          socket.destroy()
          return once(socket, 'close')
        }),
      )
      await expect.poll(async () => (await fetch(`${origin}/slow`, { method: 'POST' })).status).toBe(200)
    }
  })

  test('gives no place to a body that never comes, and limits the open bodies of one address', async () => {
    const sockets = Array.from({ length: requestsMax * 4 }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
      socket.write(
        'POST /slow HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
      )
      return socket.resume()
    })
    const stillOpen = () => sockets.filter(({ destroyed }) => !destroyed).length
    await expect.poll(stillOpen).toBe(requestsMax - 1)

    // A new body is admitted by cutting off the slowest.
    const body = JSON.stringify({ honest: true })
    const headers = { 'content-type': 'application/json' }
    await expect
      .poll(async () => (await fetch(`${origin}/slow`, { method: 'POST', headers, body })).status, {
        timeout: 10_000,
      })
      .toBe(200)
    await expect.poll(stillOpen).toBe(requestsMax - 2)
    expect((await Promise.all(await fillUp().then(finishAll))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    for (const socket of sockets) socket.destroy()
  })

  test('keeps the connection of a refused purchase, so that a flood does not open a new one for each', async () => {
    hasTransactionsWaiting = true
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    try {
      for (let purchase = 0; purchase < 3; purchase++) {
        const request = httpRequest(`${origin}/purchases`, { method: 'POST', agent })
        request.end('{"offerId":"one"}')
        const [answer] = await once(request, 'response')
        expect(answer.statusCode).toBe(503)
        ports.add(answer.socket.localPort)
        await text(answer)
      }
    } finally {
      agent.destroy()
    }
    expect(ports.size).toBe(1)
  })

  test('refuses purchases and no other requests while many transactions wait for a connection', async () => {
    hasTransactionsWaiting = true
    const sent = (path: string, method: string) => fetch(`${origin}${path}`, { method })
    const refused = await sent('/purchases', 'POST')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('3')
    expect((await sent('/purchases', 'GET')).status).toBe(200)
    expect((await sent('/slow', 'POST')).status).toBe(200)
    hasTransactionsWaiting = false
    expect((await sent('/purchases', 'POST')).status).toBe(200)
  })

  test('frees its places from requests that fail', async () => {
    for (let each = 0; each < requestsMax * 3; each++)
      expect((await server.inject({ url: '/fails' })).statusCode).toBe(500)
  })

  test('does not count open live streams', async () => {
    const streams = await Promise.all(
      Array.from({ length: requestsMax * 2 }, () =>
        fetch(`${origin}/live`, { signal: AbortSignal.timeout(30_000) }),
      ),
    )
    expect(streams.map(({ status }) => status)).toEqual(Array(requestsMax * 2).fill(200))
    expect((await fetch(`${origin}/slow`, { method: 'POST' })).status).toBe(200)
    for (const stream of streams) await stream.body?.cancel()
  })

  test('still answers the liveness probe', async () => {
    const answers = await fillUp()
    loopDelayMs = 10_000
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    for (const finish of waiting) finish()
    await Promise.all(answers)
  })

  test('refuses requests while its event loop lags', async () => {
    loopDelayMs = 301
    expect((await fetch(`${origin}/slow`, { method: 'POST' })).status).toBe(503)
    loopDelayMs = 299
    expect((await fetch(`${origin}/slow`, { method: 'POST' })).status).toBe(200)
  })

  test('shows a buyer a page in their language that reloads by itself', async () => {
    loopDelayMs = 1_000
    const texts = {
      'pt-BR,pt;q=0.9': ['pt-BR', 'muitos acessos'],
      'es-MX': ['es', ''],
      'en-GB,en': ['en', ''],
      'de-DE': ['pt-BR', 'muitos acessos'],
    }
    for (const [acceptLanguage, [language, text]] of Object.entries(texts)) {
      const answer = await fetch(`${origin}/slow`, {
        headers: { accept: 'text/html,*/*', 'accept-language': acceptLanguage },
      })
      expect(answer.status).toBe(503)
      const page = await answer.text()
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain(text)
      expect(page).toContain('http-equiv="refresh"')
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
    }
  })
})

test('a lost database shows a text of its own and not the text of too many visitors', async () => {
  const server = fastify()
  server.get('/lost', (request, reply) => sendUnavailable(request, reply, 'database_lost'))
  const page = await server.inject({ url: '/lost', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(503)
  expect(page.body).toContain('recuperando de uma falha')
  const { body } = await server.inject({ url: '/lost' })
  expect(JSON.parse(body)).toEqual({ error: 'database_lost' })
  await server.close()
})

test('a busy event loop is measured as late', async () => {
  const server = fastify()
  const loopDelayMs = watchLoopDelay(server)
  await server.ready()
  await expect
    .poll(
      () => {
        keepBusy(120)
        return loopDelayMs()
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBeGreaterThan(30)
  await server.close()
})

test('a machine that is busy for a moment causes no refusal', async () => {
  const server = fastify()
  const loopDelayMs = watchLoopDelay(server)
  await server.ready()
  await pause(505)
  keepBusy(400)
  await pause(0)
  keepBusy(400)
  const seen = []
  for (let look = 0; look < 40; look += 1) {
    await pause(25)
    seen.push(loopDelayMs())
  }
  expect(Math.max(...seen)).toBeLessThan(300)
  await server.close()
})

test('a delay while the server is built causes no refusal', async () => {
  const server = fastify()
  const loopDelayMs = watchLoopDelay(server)
  server.register(async () => {
    for (let part = 0; part < 5; part += 1) {
      keepBusy(400)
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await server.ready()
  expect(loopDelayMs()).toBe(0)
  await server.close()
})

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
