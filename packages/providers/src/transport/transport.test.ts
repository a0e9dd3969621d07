import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { selfSignedCertificate } from '../conformance/self-signed-certificate.ts'
import { createTransport, type TransportOptions } from './create-transport.ts'
import { createTokenCache } from './token-cache.ts'
import type { ProviderTransport, TransportAnswer } from './transport.ts'

const cleanUps: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => new Promise((resolve) => server.close(resolve)))
  return (server.address() as AddressInfo).port
}

async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener)
  const port = await listen(server)
  cleanUps.push(() => server.closeAllConnections())
  return { url: `http://127.0.0.1:${port}/sale`, server }
}

function aTransport(options: TransportOptions = {}): ProviderTransport {
  const transport = createTransport(options)
  cleanUps.push(() => transport.close())
  return transport
}

function post(transport: ProviderTransport, url: string, timeoutMs = 5_000): Promise<TransportAnswer> {
  return transport.send({
    method: 'POST',
    url,
    headers: { accept: 'application/json' },
    body: '{}',
    timeoutMs,
  })
}

describe('the two kinds of silence', () => {
  it('a refused connection never arrived', async () => {
    const { url, server } = await serve(() => undefined)
    await new Promise((resolve) => server.close(resolve))
    expect(await post(aTransport(), url)).toEqual({ arrived: 'never', why: 'ECONNREFUSED' })
  })

  it('a host that does not exist never arrived', async () => {
    expect(await post(aTransport(), 'http://no-such-host.invalid/')).toMatchObject({ arrived: 'never' })
  })

  it('a failed TLS handshake never arrived', async () => {
    const { url } = await serve((_, response) => void response.end('{}'))
    expect(await post(aTransport(), url.replace('http:', 'https:'))).toMatchObject({ arrived: 'never' })
  })

  it('a certificate that nobody vouches for never arrived', async () => {
    const { certificate, privateKey } = selfSignedCertificate()
    const server = createTlsServer(
      { cert: certificate, key: privateKey },
      (_, response) => void response.end(),
    )
    const port = await listen(server)
    expect(await post(aTransport(), `https://127.0.0.1:${port}/`)).toMatchObject({ arrived: 'never' })
  })

  it('a call that waited for a free connection until its time was over never arrived', async () => {
    const { url } = await serve(() => undefined)
    const transport = aTransport({ connectionsPerHost: 1 })
    const holding = post(transport, url, 600)
    expect(await post(transport, url, 200)).toEqual({ arrived: 'never', why: 'no answer in time' })
    expect(await holding).toEqual({ arrived: 'maybe', why: 'no answer in time' })
  })

  it('a connection that is reset after the request was written may have arrived', async () => {
    const { url } = await serve((request) => request.socket.resetAndDestroy())
    expect(await post(aTransport(), url)).toMatchObject({ arrived: 'maybe' })
  })

  it('an answer that stops half-way may have arrived', async () => {
    const { url } = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"id":', () => request.socket.destroy())
    })
    expect(await post(aTransport(), url)).toMatchObject({ arrived: 'maybe' })
  })

  it('an answer that drips past the time may have arrived', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drip))
    })
    expect(await post(aTransport(), url, 300)).toEqual({
      arrived: 'maybe',
      why: 'no answer in time',
    })
  })

  it('an answer above the size limit is dropped while it comes in', async () => {
    const { url } = await serve((_, response) => void response.end(Buffer.alloc(10_000_000, 0x20)))
    expect(await post(aTransport(), url)).toEqual({ arrived: 'maybe', why: 'the answer is too large' })
  })
})

describe('what is and is not done to an answer', () => {
  it('a redirect is an answer and is not followed', async () => {
    const seen: string[] = []
    const { url } = await serve((request, response) => {
      seen.push(request.url ?? '')
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await post(aTransport(), url)).toMatchObject({ arrived: true, status: 302 })
    expect(seen).toEqual(['/sale'])
  })

  it('connections are kept for the next call to the same host', async () => {
    const sockets = new Set<unknown>()
    const { url } = await serve((request, response) => {
      sockets.add(request.socket)
      response.end('{}')
    })
    const transport = aTransport()
    await post(transport, url)
    await post(transport, url)
    expect(sockets.size).toBe(1)
  })

  it('a bank that asks for a certificate sees the one of the platform', async () => {
    const bank = selfSignedCertificate()
    const platform = selfSignedCertificate()
    const server = createTlsServer(
      {
        cert: bank.certificate,
        key: bank.privateKey,
        requestCert: true,
        rejectUnauthorized: true,
        ca: platform.certificate,
      },
      (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().fingerprint256),
    )
    const url = `https://127.0.0.1:${await listen(server)}/cob`
    const send = (certificate: typeof platform | undefined) =>
      aTransport().send({
        method: 'GET',
        url,
        headers: {},
        timeoutMs: 5_000,
        certificate: { ...certificate, authority: bank.certificate },
      })
    const answer = await send(platform)
    expect(answer.arrived === true && Buffer.from(answer.body).toString()).toBe(platform.fingerprint256)
    expect((await send(undefined)).arrived).not.toBe(true)
  })

  it('a proxy carries the call to the host', async () => {
    const { url } = await serve((request, response) => void response.end(`via ${request.headers.via}`))
    const proxy = createServer((request, response) => {
      const forwarded = createTransport()
      cleanUps.push(() => forwarded.close())
      void forwarded
        .send({ method: 'POST', url: request.url ?? '', headers: { via: 'proxy' }, timeoutMs: 5_000 })
        .then((answer) => response.end(answer.arrived === true ? answer.body : ''))
    })
    const port = await listen(proxy)
    cleanUps.push(() => proxy.closeAllConnections())
    const answer = await post(aTransport({ proxyUrl: `http://127.0.0.1:${port}` }), url)
    expect(answer.arrived === true && Buffer.from(answer.body).toString()).toBe('via proxy')
  })

  it('a proxy that is down means that nothing arrived', async () => {
    const server = createTcpServer()
    const port = await listen(server)
    await new Promise((resolve) => server.close(resolve))
    const transport = aTransport({ proxyUrl: `http://127.0.0.1:${port}` })
    expect(await post(transport, 'https://api.example.com/')).toMatchObject({ arrived: 'never' })
  })
})

describe('the token cache', () => {
  const noon = new Date('2026-03-02T15:00:00Z')

  it('a hundred sales that start at once log in once', async () => {
    const cache = createTokenCache()
    let logins = 0
    const make = async () => ({ value: `token-${++logins}`, expiresInSeconds: 300 })
    const tokens = await Promise.all(
      Array.from({ length: 100 }, () => cache.remember({ key: 'bank', now: () => noon, make })),
    )
    expect(new Set(tokens)).toEqual(new Set(['token-1']))
  })

  it('a token is replaced a minute before it ends', async () => {
    const cache = createTokenCache()
    let logins = 0
    const tokenAt = (seconds: number) =>
      cache.remember({
        key: 'bank',
        now: () => new Date(noon.getTime() + seconds * 1_000),
        make: async () => ({ value: `token-${++logins}`, expiresInSeconds: 300 }),
      })
    expect([await tokenAt(0), await tokenAt(239), await tokenAt(241)]).toEqual([
      'token-1',
      'token-1',
      'token-2',
    ])
  })

  it('a login that fails is tried again by the next caller', async () => {
    const cache = createTokenCache()
    const failing = async () => Promise.reject(new Error('down'))
    await expect(cache.remember({ key: 'bank', now: () => noon, make: failing })).rejects.toThrow('down')
    const make = async () => ({ value: 'token', expiresInSeconds: 300 })
    expect(await cache.remember({ key: 'bank', now: () => noon, make })).toBe('token')
  })
})
