import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { connect, createServer as createTcpServer } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { selfSignedCertificate } from '#conformance/self-signed-certificate.ts'
import type { TransportOptions } from './complete-options.ts'
import { completeOptions } from './complete-options.ts'
import { createTransport } from './create-transport.ts'
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

describe('a call without an answer:', () => {
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

  it('a certificate of an unknown authority never arrived', async () => {
    const { certificate, privateKey } = selfSignedCertificate()
    const server = createTlsServer(
      { cert: certificate, key: privateKey },
      (_, response) => void response.end(),
    )
    const port = await listen(server)
    expect(await post(aTransport(), `https://127.0.0.1:${port}/`)).toMatchObject({ arrived: 'never' })
  })

  it('a certificate of another host never arrived', async () => {
    const { certificate, privateKey } = selfSignedCertificate()
    const server = createTlsServer({ cert: certificate, key: privateKey }, (_, response) => {
      response.end('{}')
    })
    const url = `https://localhost:${await listen(server)}/`
    const request = { method: 'POST', url, headers: {}, body: '{}', timeoutMs: 5_000 } as const
    const answer = await aTransport().send({ ...request, certificate: { authority: certificate } })
    expect(answer).toEqual({ arrived: 'never', why: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  })

  it('a call whose own certificate cannot be opened never arrived', async () => {
    const request = { method: 'POST', url: 'https://127.0.0.1:9/', headers: {}, timeoutMs: 5_000 } as const
    for (const certificate of [
      { pfx: Buffer.from('no certificate'), passphrase: 'x' },
      { certificate: 'pem', privateKey: 'pem' },
    ])
      expect(await aTransport().send({ ...request, certificate })).toMatchObject({ arrived: 'never' })
  })

  it.each(['no address', 'https://', 'http://exa mple.com/'])('%j never arrived', async (url) => {
    expect(await post(aTransport(), url)).toEqual({ arrived: 'never', why: 'no such address' })
  })

  it('a header with a line break never arrived', async () => {
    const { url } = await serve((_, response) => void response.end('{}'))
    const headers = { 'idempotency-key': 'a\r\nx-admin: yes' }
    const answer = await aTransport().send({ method: 'POST', url, headers, timeoutMs: 5_000 })
    expect(answer).toMatchObject({ arrived: 'never' })
  })

  it('a running call may have arrived when the process ends, and a queued one has not', async () => {
    const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
    const { url } = await serve(() => noteAsked())
    const transport = aTransport({ connectionsPerHost: 1 })
    const calls = [post(transport, url), post(transport, url)]
    await asked
    await transport.close()
    const arrived = (await Promise.all(calls)).map((answer) => answer.arrived)
    expect(arrived).toEqual(['maybe', 'never'])
  })

  it('a call whose timeout ended in the queue for a connection never arrived', async () => {
    const { url } = await serve(() => undefined)
    const transport = aTransport({ connectionsPerHost: 1 })
    const holding = post(transport, url, 600)
    expect(await post(transport, url, 200)).toEqual({ arrived: 'never', why: 'no answer in time' })
    expect(await holding).toEqual({ arrived: 'maybe', why: 'no answer in time' })
  })

  it('a call to a host with a slow handshake never arrived, however long its timeout', async () => {
    const server = createTcpServer((socket) => void cleanUps.push(() => socket.destroy()))
    const transport = aTransport({ connectTimeoutMs: 200 })
    expect(await post(transport, `https://127.0.0.1:${await listen(server)}/`, 2_500)).toEqual({
      arrived: 'never',
      why: 'UND_ERR_CONNECT_TIMEOUT',
    })
  })

  it('a host has three seconds for the handshake by default', () => {
    expect(completeOptions({})).toMatchObject({ connectTimeoutMs: 3_000 })
    expect(completeOptions({ connectTimeoutMs: 200 })).toMatchObject({ connectTimeoutMs: 200 })
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

  it('an answer that drips beyond the timeout may have arrived', async () => {
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

  it('an answer above the size limit is dropped while it arrives', async () => {
    const { url } = await serve((_, response) => void response.end(Buffer.alloc(10_000_000, 0x20)))
    expect(await post(aTransport(), url)).toEqual({ arrived: 'maybe', why: 'the answer is too large' })
  })
})

describe('answers and connections', () => {
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

  it('two platforms at one bank each use their own certificate, call after call', async () => {
    const bank = selfSignedCertificate()
    const first = selfSignedCertificate('First platform')
    const second = selfSignedCertificate('Second platform')
    const server = createTlsServer(
      {
        cert: bank.certificate,
        key: bank.privateKey,
        requestCert: true,
        rejectUnauthorized: true,
        ca: [first.certificate, second.certificate],
      },
      (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().subject.CN),
    )
    const url = `https://127.0.0.1:${await listen(server)}/cob`
    const transport = aTransport()
    const names: string[] = []
    for (const { certificate, privateKey } of [first, second, first]) {
      const answer = await transport.send({
        method: 'GET',
        url,
        headers: {},
        timeoutMs: 5_000,
        certificate: { certificate, privateKey, authority: bank.certificate },
      })
      names.push(answer.arrived === true ? Buffer.from(answer.body).toString() : answer.why)
    }
    expect(names).toEqual(['First platform', 'Second platform', 'First platform'])
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

  it('a proxy carries a call with the certificate of the platform without seeing any of it', async () => {
    const bank = selfSignedCertificate()
    const platform = selfSignedCertificate()
    const server = createTlsServer(
      { cert: bank.certificate, key: bank.privateKey, requestCert: true, ca: platform.certificate },
      (request, response) => response.end((request.socket as TLSSocket).getPeerCertificate().fingerprint256),
    )
    const bankPort = await listen(server)
    const tunnels: string[] = []
    const proxy = createServer()
    proxy.on('connect', (request, socket) => {
      tunnels.push(`${request.url} ${request.headers['proxy-authorization']}`)
      const tunnel = connect(bankPort, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        tunnel.pipe(socket).pipe(tunnel)
      })
      for (const end of [socket, tunnel])
        end.on('error', () => [socket, tunnel].map((other) => other.destroy()))
    })
    const proxyPort = await listen(proxy)
    const transport = aTransport({ proxyUrl: `http://user:pass@127.0.0.1:${proxyPort}` })
    const url = `https://127.0.0.1:${bankPort}/cob`
    const answer = await transport.send({
      method: 'GET',
      url,
      headers: {},
      timeoutMs: 5_000,
      certificate: { ...platform, authority: bank.certificate },
    })
    await transport.close()
    expect(answer.arrived === true && Buffer.from(answer.body).toString()).toBe(platform.fingerprint256)
    expect(tunnels).toEqual([`127.0.0.1:${bankPort} Basic ${Buffer.from('user:pass').toString('base64')}`])
  })

  it('a call that the proxy refuses never arrived', async () => {
    const proxy = createServer()
    proxy.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'))
    const transport = aTransport({ proxyUrl: `http://127.0.0.1:${await listen(proxy)}` })
    expect(await post(transport, 'https://api.example.com/')).toMatchObject({ arrived: 'never' })
  })

  it('a call through a proxy that is down never arrived', async () => {
    const server = createTcpServer()
    const port = await listen(server)
    await new Promise((resolve) => server.close(resolve))
    const transport = aTransport({ proxyUrl: `http://127.0.0.1:${port}` })
    expect(await post(transport, 'https://api.example.com/')).toMatchObject({ arrived: 'never' })
  })
})

describe('connections to many hosts', () => {
  it('are not kept for ever, and a running call is not cut off', async () => {
    const { promise: closed, resolve: noteClosed } = Promise.withResolvers<void>()
    const { promise: asked, resolve: noteAsked } = Promise.withResolvers<() => void>()
    const first = await serve((request, response) => {
      request.socket.once('close', () => noteClosed())
      response.setHeader('keep-alive', 'timeout=600')
      noteAsked(() => response.end('first'))
    })
    const second = await serve((_, response) => void response.end('second'))
    const third = await serve((_, response) => void response.end('third'))
    const transport = aTransport({ maximumHosts: 2 })

    const underWay = post(transport, first.url)
    const answerFirst = await asked
    await post(transport, second.url)
    await post(transport, third.url)
    answerFirst()
    expect(await underWay).toMatchObject({ arrived: true })
    await closed
    expect(await post(transport, second.url)).toMatchObject({ arrived: true })
  })

  it('stay open for the most recently used host', async () => {
    const sockets = new Set<unknown>()
    const used = await serve((request, response) => {
      sockets.add(request.socket)
      response.end('{}')
    })
    const others = await Promise.all([1, 2, 3].map(() => serve((_, response) => void response.end('{}'))))
    const transport = aTransport({ maximumHosts: 2 })
    for (const other of others) {
      await post(transport, used.url)
      await post(transport, other.url)
    }
    expect(sockets.size).toBe(1)
  })
})

describe('addresses that may not be called', () => {
  it.each(['127.0.0.1', 'localhost'])('%s is not connected to', async (host) => {
    let connections = 0
    const { url, server } = await serve((_, response) => void response.end('{}'))
    server.on('connection', () => {
      connections += 1
    })
    const judged: string[] = []
    const mayConnectTo = (address: string) => {
      judged.push(address)
      return false
    }
    const answer = await post(aTransport({ mayConnectTo }), url.replace('127.0.0.1', host))
    expect(answer).toEqual({ arrived: 'never', why: 'ERR_ADDRESS_REFUSED' })
    expect(judged.length).toBeGreaterThan(0)
    expect(connections).toBe(0)
  })

  it('all others are called as before', async () => {
    const { url } = await serve((_, response) => void response.end('{}'))
    const transport = aTransport({ mayConnectTo: (address) => ['127.0.0.1', '::1'].includes(address) })
    expect(await post(transport, url)).toMatchObject({ arrived: true })
    expect(await post(transport, url.replace('127.0.0.1', 'localhost'))).toMatchObject({ arrived: true })
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

  it('does not grow with every account that ever logged in', async () => {
    const cache = createTokenCache({ maximumEntries: 3 })
    let logins = 0
    const token = (key: string, seconds = 0) =>
      cache.remember({
        key,
        now: () => new Date(noon.getTime() + seconds * 1_000),
        make: async () => ({ value: `token-${++logins}`, expiresInSeconds: key === 'short' ? 100 : 10_000 }),
      })
    await token('a')
    await token('short')
    await token('b')
    await token('c', 200)
    expect([await token('a', 200), await token('b', 200), await token('c', 200)]).toEqual([
      'token-1',
      'token-3',
      'token-4',
    ])
    await token('d', 200)
    expect(await token('b', 200)).toBe('token-3')
    expect(await token('a', 200)).toBe('token-6')
  })

  it('an immediately expired token is still used by the callers that wait for it', async () => {
    const cache = createTokenCache()
    const make = async () => ({ value: 'token', expiresInSeconds: 0 })
    expect(await cache.remember({ key: 'bank', now: () => noon, make })).toBe('token')
  })
})
