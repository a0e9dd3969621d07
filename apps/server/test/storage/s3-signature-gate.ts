import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#kit/clock.ts'

type GateOptions = { storePort: number; secretAccessKey: string; clock: Clock }

/**
 * The store of the tests behaves like S3, but accepts every version 4 signature. This gate in front of it
 * checks links by Amazon's published algorithm, written independently of the library that signs them.
 */
export async function openSignatureGate({ storePort, secretAccessKey, clock }: GateOptions) {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://store')
    if (
      url.searchParams.has('X-Amz-Signature') &&
      !isPermitted({ incoming, url, secretAccessKey, now: clock.now() })
    ) {
      incoming.resume()
      outgoing.writeHead(403).end()
      return
    }
    const { method, headers, url: path } = incoming
    const onward = forward({ host: '127.0.0.1', port: storePort, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, outgoing).catch(() => outgoing.destroy())
    })
    onward.on('error', () => outgoing.destroy())
    pipeline(incoming, onward).catch(() => onward.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type SignedCall = { incoming: IncomingMessage; url: URL; secretAccessKey: string; now: Date }

function isPermitted({ incoming, url, secretAccessKey, now }: SignedCall): boolean {
  const query = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  const signedAt = query('Date')
  const [, ...scope] = query('Credential').split('/')
  const canonicalQuery = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const signedHeaders = query('SignedHeaders').split(';')
  const headerLines = signedHeaders.map((name) => `${name}:${String(incoming.headers[name] ?? '').trim()}\n`)
  const canonicalRequest = [
    incoming.method,
    url.pathname,
    canonicalQuery,
    headerLines.join(''),
    signedHeaders.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hashed = createHash('sha256').update(canonicalRequest).digest('hex')
  const stringToSign = ['AWS4-HMAC-SHA256', signedAt, scope.join('/'), hashed].join('\n')
  const signingKey = scope.reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  const isGenuine = hmac(signingKey, stringToSign).toString('hex') === query('Signature')
  const age = (now.getTime() - instantOf(signedAt)) / 1000
  return isGenuine && age >= 0 && age < Number(query('Expires'))
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function instantOf(basicIso: string): number {
  return Date.parse(basicIso.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}
