import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { EventStream } from './event-body.ts'
import { createEventStreams } from './sse.ts'

type Limits = Parameters<typeof createEventStreams>[0]

let server: FastifyInstance
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

/** A server with one live route, its open streams and the number of stopped ones. */
async function listen(limits: Limits = {}) {
  const openEventStream = createEventStreams({ tickMs: 20, ...limits })
  const streams: EventStream[] = []
  let stopped = 0
  server = fastify()
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply.code(errorCodes[error.code].httpStatus).send({ error: error.code })
  })
  server.get('/events', (request, reply) =>
    openEventStream(request, reply, (stream) => {
      streams.push(stream)
      return () => {
        stopped += 1
      }
    }),
  )
  server.get('/broken', (request, reply) =>
    openEventStream(request, reply, () => {
      throw new AppError('not_found')
    }),
  )
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as { port: number }
  return { streams, stopped: () => stopped, port, origin: `http://127.0.0.1:${port}` }
}

/** A browser's side of the stream as raw text. */
async function subscribe(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  socket.write('GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(() => text).toContain('retry: 3000')
  return { socket, text: () => text }
}

test('a change reaches the buyer at once, and proxies may neither cache nor buffer the answer', async () => {
  const { port, streams } = await listen()
  const buyer = await subscribe(port)
  expect(buyer.text()).toMatch(/^HTTP\/1.1 200 OK/)
  expect(buyer.text()).toContain('content-type: text/event-stream; charset=utf-8')
  expect(buyer.text()).toContain('cache-control: no-store, no-transform')
  expect(buyer.text()).toContain('x-accel-buffering: no')
  streams[0]?.send('payment', { status: 'APPROVED', note: 'linha\nnova' })
  await expect
    .poll(buyer.text)
    .toContain('event: payment\ndata: {"status":"APPROVED","note":"linha\\nnova"}\n\n')
})

test('a quiet stream sends heartbeats, so that no proxy closes it', async () => {
  const { port } = await listen({ heartbeatTicks: 2 })
  const buyer = await subscribe(port)
  await expect.poll(() => buyer.text().match(/^:$/gm)?.length ?? 0).toBeGreaterThanOrEqual(3)
})

test('the feed of a stream is stopped once when the browser disconnects', async () => {
  const { port, streams, stopped } = await listen()
  const buyer = await subscribe(port)
  buyer.socket.destroy()
  await expect.poll(stopped).toBe(1)
  streams[0]?.send('payment', { late: true })
  streams[0]?.close()
  expect(stopped()).toBe(1)
})

test('a stream that the server closes ends the connection and stops its feed', async () => {
  const { port, streams, stopped } = await listen({ heartbeatTicks: 1 })
  const buyer = await subscribe(port)
  const ended = once(buyer.socket, 'end')
  streams[0]?.close()
  await ended
  await expect.poll(stopped).toBe(1)
})

test('a server that shuts down does not wait for its streams', async () => {
  const { port, stopped } = await listen()
  const buyers = [await subscribe(port), await subscribe(port)]
  const ended = Promise.all(buyers.map(({ socket }) => once(socket, 'end')))
  await server.close()
  await ended
  expect(stopped()).toBe(2)
})

test('a browser that does not read accumulates nothing and gets the newest state when it reads again', async () => {
  const { port, streams } = await listen({ stalledTicks: 100_000 })
  const buyer = await subscribe(port)
  buyer.socket.pause()
  const filler = 'x'.repeat(10_000)
  for (let version = 1; version <= 50_000; version++) {
    streams[0]?.send('payment', { version, filler })
    if (version % 500 === 0) await new Promise(setImmediate)
  }
  buyer.socket.resume()
  await expect.poll(buyer.text, { timeout: 10_000 }).toContain('{"version":50000,')
  // Only the contents of the two socket buffers arrive; half a gigabyte of stale versions was dropped.
  expect(buyer.text().match(/^event: payment$/gm)?.length).toBeLessThan(10_000)
})

test('a browser that never reads is disconnected', async () => {
  const { port, streams, stopped } = await listen({ stalledTicks: 3 })
  const buyer = await subscribe(port)
  buyer.socket.pause()
  const fill = setInterval(() => streams[0]?.send('payment', 'x'.repeat(1_000_000)), 1)
  try {
    await expect.poll(stopped, { timeout: 10_000 }).toBe(1)
  } finally {
    clearInterval(fill)
  }
})

test('one address holds a limited number of streams, and each that ends frees a place', async () => {
  const { port, origin, stopped } = await listen({ perAddressMax: 2 })
  const first = await subscribe(port)
  await subscribe(port)
  const refused = await fetch(`${origin}/events`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toContain('application/json')
  first.socket.destroy()
  await expect.poll(stopped).toBe(1)
  await subscribe(port)
})

test('a feed that cannot start is an ordinary refusal and takes no place', async () => {
  const { port, origin } = await listen({ perAddressMax: 1 })
  for (let attempt = 0; attempt < 3; attempt++) expect((await fetch(`${origin}/broken`)).status).toBe(404)
  await subscribe(port)
})

test('a HEAD request opens no stream', async () => {
  const { origin, streams } = await listen()
  const answer = await fetch(`${origin}/events`, { method: 'HEAD' })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(streams).toEqual([])
})
