import { Agent, request } from 'node:http'

export type DeliveryAttempt = { at: string; status: number | null; answer: string }

export type LoopbackPoster = {
  post(call: { url: string; headers: Record<string, string>; body: string }): Promise<{
    status: number | null
    answer: string
  }>
  close(): void
}

const patienceMilliseconds = 15_000
const longestAnswer = 400

/**
 * Posts to this machine only. Names under .localhost are not known to every resolver, so the connection always goes
 * to the loopback address and the name travels in the Host header.
 */
export function createLoopbackPoster(): LoopbackPoster {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  return {
    post: ({ url, headers, body }) =>
      new Promise((resolve) => {
        const { hostname, host, port, pathname, search } = new URL(url)
        const call = request(
          {
            agent,
            host: hostname === '[::1]' ? '::1' : hostname.startsWith('127.') ? hostname : '127.0.0.1',
            port: port === '' ? 80 : port,
            path: `${pathname}${search}`,
            method: 'POST',
            headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
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
        call.on('timeout', () => call.destroy(new Error('No answer in time')))
        call.on('error', (error) => resolve({ status: null, answer: error.message }))
        call.end(body)
      }),
    close: () => agent.destroy(),
  }
}
