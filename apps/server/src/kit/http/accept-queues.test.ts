import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findFreePort } from '#test/find-free-port.ts'
import { listenOnSharedPort } from './accept-queues.ts'

const visitors = 200

test('a busy process accepts several visitors in a turn of its loop', async () => {
  const server = Fastify()
  const port = await findFreePort()
  const close = await listenOnSharedPort(server, { host: '127.0.0.1', port })
  let accepted = 0
  server.server.on('connection', () => {
    accepted += 1
  })
  const sockets = Array.from({ length: visitors }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const before = accepted
  let turns = 0
  for (; accepted < visitors; turns += 1) await nextTurn()
  // A single queue would need one turn for each visitor.
  expect(turns).toBeLessThan((visitors - before) / 2)
  for (const socket of sockets) socket.destroy()
  await close()
})

test('a request that is under way is answered after the stop, whichever queue accepted it', async () => {
  const server = Fastify()
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  let arrived = 0
  server.get('/', async () => {
    arrived += 1
    await mayAnswer
    return 'answered'
  })
  const port = await findFreePort()
  const close = await listenOnSharedPort(server, { host: '127.0.0.1', port })
  const visit = async () => {
    const [answer] = await once(get({ host: '127.0.0.1', port, agent: false }), 'response')
    return text(answer)
  }
  const answers = Array.from({ length: 40 }, visit)
  await expect.poll(() => arrived).toBe(40)
  const closed = close()
  await expect(visit()).rejects.toThrow()
  letAnswer()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['answered']))
  await closed
})

test('two processes share a port, and a program that does not ask to share it is refused', async () => {
  const port = await findFreePort()
  const place = { host: '127.0.0.1', port }
  const closings = [await listenOnSharedPort(Fastify(), place), await listenOnSharedPort(Fastify(), place)]
  await expect(Fastify().listen(place)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await Promise.all(closings.map((close) => close()))
})
