import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { ScriptStep } from './scripted-server.ts'

/** Answers of failing, changed or compromised providers. None may count as a result, and none as a refusal. */
export const hostileAnswers: Readonly<Record<string, ScriptStep>> = {
  'an HTML page with status 200': { status: 200, body: '<html><body>Just a moment…</body></html>' },
  'a redirect': { status: 302, headers: { location: '/elsewhere' }, body: '' },
  'an error of the server': { status: 500, json: { message: 'Internal error' } },
  'a gateway time-out in HTML': { status: 504, body: '<html>504</html>' },
  'a connection that is reset': (response) => void response.socket?.resetAndDestroy(),
  'a body that stops half-way': (response) => {
    response.writeHead(200, { 'content-length': '5000', 'content-type': 'application/json' })
    response.write('{"id":1,"status":"pa', () => response.socket?.destroy())
  },
  'a body that was compressed without being asked for': (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(gzipSync('{"id":1,"status":"paid"}'))
  },
  'ten megabytes': (response) => void Readable.from(tenMegabytes()).pipe(response),
}

const blanks = Buffer.alloc(100_000, ' ')

function* tenMegabytes() {
  for (let chunk = 0; chunk < 100; chunk += 1) yield blanks
}

/** One byte at a time, for ever. */
export function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}
