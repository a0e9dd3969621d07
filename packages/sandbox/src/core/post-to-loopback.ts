import { Agent, request } from 'node:http'

export type DeliveryAttempt = { at: string; status: number | null; answer: string }

type Call = { url: string; headers: Record<string, string>; body: string }
type Answer = { status: number | null; answer: string }

export type Poster = { post(call: Call): Promise<Answer>; close(): void }

const patienceMilliseconds = 15_000
const longestAnswer = 400

/**
 * Posts to this machine only. Some resolvers do not know names under .localhost, so the connection always goes to the
 * loopback address and the name is sent in the Host header.
 */
export function createLoopbackPoster(): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  return { post: (call) => post(call, agent), close: () => agent.destroy() }
}

/** Posts by host name, as an acquirer does, to a shop on another machine. The outbox limits the origin. */
export function createNamePoster(): Poster {
  return { post: postByName, close: () => {} }
}

async function postByName({ url, headers, body }: Call): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    return { status: response.status, answer: (await response.text()).slice(0, longestAnswer) }
  } catch (error) {
    return { status: null, answer: String(error) }
  }
}

function post(call: Call, agent: Agent): Promise<Answer> {
  const { hostname, host, port, pathname, search } = new URL(call.url)
  return new Promise((resolve) => {
    const posting = request(
      {
        agent,
        host: hostname === '[::1]' ? '::1' : hostname.startsWith('127.') ? hostname : '127.0.0.1',
        port: port === '' ? 80 : port,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { ...call.headers, host, 'content-length': Buffer.byteLength(call.body) },
        timeout: patienceMilliseconds,
      },
      (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          if (answer.length < longestAnswer) answer += part
        })
        response.on('close', () =>
          resolve({ status: response.statusCode ?? null, answer: answer.slice(0, longestAnswer) }),
        )
      },
    )
    posting.on('timeout', () => posting.destroy(new Error('No answer in time')))
    posting.on('error', (error: NodeJS.ErrnoException) => {
      // The other side closes an idle connection after some seconds, perhaps just as it is reused.
      const wasClosedWhileIdle = posting.reusedSocket && error.code === 'ECONNRESET'
      resolve(wasClosedWhileIdle ? post(call, agent) : { status: null, answer: error.message })
    })
    posting.end(call.body)
  })
}
