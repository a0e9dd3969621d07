import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HeardCall = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; body?: string; headers?: Record<string, string> }

export type Receiver = {
  url: string
  heard: HeardCall[]
  /** Sets the answer from now on. A promise delays it. */
  answers(answer: (call: HeardCall, count: number) => Answer | Promise<Answer>): void
  stop(): Promise<void>
}

/** A foreign server on the loopback that records its calls. It answers 200 by default. */
export async function aReceiver(): Promise<Receiver> {
  const heard: HeardCall[] = []
  let answerOf: (call: HeardCall, count: number) => Answer | Promise<Answer> = () => ({ status: 200 })
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString('utf8')
    const call = { path: request.url ?? '', headers: request.headers, body }
    heard.push(call)
    const answer = await answerOf(call, heard.length)
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answers(answer) {
      answerOf = answer
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
