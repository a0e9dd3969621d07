import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HeardWebhook = { path: string; headers: IncomingHttpHeaders; text: string }

export type WebhookListener = {
  url: string
  heard: HeardWebhook[]
  // Tests read deep into bodies of many shapes; JSON.parse gives no stronger type.
  bodies(): ReturnType<typeof JSON.parse>[]
  /** The status of the next answers; 200 when used up. */
  answerNext(...statuses: number[]): void
  close(): Promise<void>
}

/** A shop with only a webhook endpoint. */
export async function listenForWebhooks(): Promise<WebhookListener> {
  const heard: HeardWebhook[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, text })
      response.writeHead(statuses.shift() ?? 200).end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    bodies: () => heard.map(({ text }) => JSON.parse(text)),
    answerNext: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
