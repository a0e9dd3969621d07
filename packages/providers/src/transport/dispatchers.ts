import { createHash } from 'node:crypto'
import { type Dispatcher, Pool, ProxyAgent } from 'undici'
import { type AddressJudge, judgingLookup } from './judging-lookup.ts'
import type { ClientCertificate } from './transport.ts'

type DispatcherOptions = {
  proxyUrl: string | undefined
  connectTimeoutMs: number
  connectionsPerHost: number
  maximumHosts: number
  mayConnectTo: AddressJudge | undefined
}

/**
 * One pool per host and certificate: a connection authenticated for one account must never be used for another
 * account's call. Accounts name hosts of their own, so the least recently used pool is closed once its calls are
 * answered.
 */
export function createDispatchers(options: DispatcherOptions) {
  /** In order of use, the most recent last. */
  const pools = new Map<string, Dispatcher>()
  const retiring = new Set<Dispatcher>()

  const retireOldest = () => {
    const [oldest] = pools
    if (!oldest || pools.size < options.maximumHosts) return
    const [key, pool] = oldest
    pools.delete(key)
    retiring.add(pool)
    void pool.close().finally(() => retiring.delete(pool))
  }

  return {
    forRequest(origin: string, certificate: ClientCertificate | undefined): Dispatcher {
      const key = `${origin} ${certificate ? fingerprint(certificate) : ''}`
      const known = pools.get(key)
      if (known) pools.delete(key)
      else retireOldest()
      const pool = known ?? createPool(origin, certificate, options)
      pools.set(key, pool)
      return pool
    },
    async close(): Promise<void> {
      const open = [...pools.values(), ...retiring]
      pools.clear()
      await Promise.all(open.map((pool) => pool.destroy()))
    },
  }
}

function createPool(
  origin: string,
  certificate: ClientCertificate | undefined,
  { proxyUrl, connectTimeoutMs, connectionsPerHost, mayConnectTo }: DispatcherOptions,
): Dispatcher {
  const tls = certificate ? tlsOptions(certificate) : {}
  const limits = {
    connections: connectionsPerHost,
    pipelining: 1,
    /**
     * `sendRequest` enforces the total timeout; a second timeout could report another outcome of the same request.
     */
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  }
  if (!proxyUrl) {
    const lookup = mayConnectTo && { lookup: judgingLookup(mayConnectTo) }
    return new Pool(origin, { ...limits, connect: { ...tls, ...lookup, timeout: connectTimeoutMs } })
  }
  // Behind a proxy, the proxy resolves and checks the name.
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
