import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider with fixed answers by method and path, from a file. */
const answers: Record<string, unknown> = JSON.parse(await readFile(process.env.ANSWERS_FILE ?? '', 'utf8'))
const bodies = new Map(Object.entries(answers).map(([call, answer]) => [call, JSON.stringify(answer)]))

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const body = bodies.get(`${request.method} ${request.url?.split('?')[0]}`)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(body)
  })
})
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
