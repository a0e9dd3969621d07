import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createLoopbackPoster } from './post-to-loopback.ts'

test('a webhook whose kept-alive connection was closed in the meantime is sent on a new one', async () => {
  const used = new Set<Socket>()
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    else response.end('ok')
    used.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const poster = createLoopbackPoster()
  const post = () =>
    poster.post({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      headers: {},
      body: '{}',
    })
  expect(await post()).toEqual({ status: 200, answer: 'ok' })
  expect(await post()).toEqual({ status: 200, answer: 'ok' })
  expect(used.size).toBe(2)
  poster.close()
  await new Promise((resolve) => server.close(resolve))
})
