import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#kit/clock.ts'

type GateOptions = {
  storePort: number
  secretAccessKey: string
  clock: Clock
  /** Folder in which the store keeps the parts of its bucket's files, by their id. */
  partsFolder?: string
}

/**
 * The tests' store behaves like S3, but accepts every version 4 signature. This gate in front of it checks links by
 * Amazon's published algorithm, written independently of the library that signs them, and answers calls that the store
 * does not know: listing the arrived parts, and dropping them.
 */
export async function openSignatureGate({ storePort, secretAccessKey, clock, partsFolder }: GateOptions) {
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
    const uploadId = url.searchParams.get('uploadId')
    if (partsFolder && uploadId && (method === 'GET' || method === 'DELETE')) {
      await answerForParts(outgoing, { folder: join(partsFolder, uploadId), isDropped: method === 'DELETE' })
      return
    }
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

async function answerForParts(
  outgoing: ServerResponse,
  { folder, isDropped }: { folder: string; isDropped: boolean },
): Promise<void> {
  const names = await readdir(folder).catch(() => null)
  if (!names) {
    outgoing.writeHead(404, { 'content-type': 'application/xml' })
    outgoing.end('<Error><Code>NoSuchUpload</Code><Message>Gone</Message></Error>')
    return
  }
  if (isDropped) {
    await rm(folder, { recursive: true })
    outgoing.writeHead(204).end()
    return
  }
  const numbers = names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(one) - Number(other))
  const parts = await Promise.all(
    numbers.map(async (number) => {
      const { size } = await stat(join(folder, number))
      const tag = await readFile(join(folder, `${number}.md5`), 'utf8')
      return `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${size}</Size></Part>`
    }),
  )
  outgoing.writeHead(200, { 'content-type': 'application/xml' })
  outgoing.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`)
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
