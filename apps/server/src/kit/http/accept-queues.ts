import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

const queues = 8

/**
 * Listens on a port that other processes share; returns the function that stops and lets the requests in flight
 * finish.
 *
 * Linux distributes the connections over several queues of each process. Node accepts one connection of a queue in
 * each turn of its loop (libuv/libuv#3696): with a single queue a busy process would accept connections only as
 * fast as it serves them, and refuse an excess too late.
 */
export async function listenOnSharedPort(
  server: FastifyInstance,
  place: { host: string; port: number },
): Promise<() => Promise<void>> {
  const wishes = { ...place, reusePort: true }
  const further = Array.from({ length: queues - 1 }, () => passConnectionsTo(server.server))
  await server.listen(wishes)
  await Promise.all(further.map((queue) => once(queue.listen(wishes), 'listening')))
  return async () => {
    const closed = further.map((queue) => once(queue.close(), 'close'))
    await server.close()
    await Promise.all(closed)
  }
}

/** With the options that Node's own HTTP server has for its connections. */
function passConnectionsTo(http: Server): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket))
}
