import { createHash } from 'node:crypto'
import { type Dispatcher, Pool, ProxyAgent } from 'undici'
import type { ClientCertificate } from './transport.ts'

type DispatcherOptions = {
  proxyUrl: string | undefined
  connectTimeoutMs: number
  connectionsPerHost: number
}

/** One pool per host and certificate: a connection that proved who we are must never carry somebody else's call. */
export function createDispatchers(options: DispatcherOptions) {
  const pools = new Map<string, Dispatcher>()
  return {
    forRequest(origin: string, certificate: ClientCertificate | undefined): Dispatcher {
      const key = `${origin} ${certificate ? fingerprint(certificate) : ''}`
      const existing = pools.get(key)
      if (existing) return existing
      const pool = createPool(origin, certificate, options)
      pools.set(key, pool)
      return pool
    },
    async close(): Promise<void> {
      const open = [...pools.values()]
      pools.clear()
      await Promise.all(open.map((pool) => pool.destroy()))
    },
  }
}

function createPool(
  origin: string,
  certificate: ClientCertificate | undefined,
  { proxyUrl, connectTimeoutMs, connectionsPerHost }: DispatcherOptions,
): Dispatcher {
  const tls = certificate ? tlsOptions(certificate) : {}
  const limits = {
    connections: connectionsPerHost,
    pipelining: 1,
    /** The total time is ours to keep; two clocks over one request would disagree on what happened. */
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  }
  if (!proxyUrl) return new Pool(origin, { ...limits, connect: { ...tls, timeout: connectTimeoutMs } })
  return new ProxyAgent({
    ...limits,
    uri: proxyUrl,
    requestTls: { ...tls, timeout: connectTimeoutMs },
    proxyTls: { timeout: connectTimeoutMs },
  })
}

function tlsOptions({ pfx, passphrase, certificate, privateKey, authority }: ClientCertificate) {
  return {
    ...(pfx && { pfx: Buffer.from(pfx) }),
    ...(passphrase !== undefined && { passphrase }),
    ...(certificate !== undefined && { cert: certificate }),
    ...(privateKey !== undefined && { key: privateKey }),
    ...(authority !== undefined && { ca: authority }),
  }
}

function fingerprint({ pfx, passphrase, certificate, privateKey, authority }: ClientCertificate): string {
  const hash = createHash('sha256')
  for (const part of [pfx, passphrase, certificate, privateKey, authority])
    hash.update(part ?? '').update('|')
  return hash.digest('hex')
}
