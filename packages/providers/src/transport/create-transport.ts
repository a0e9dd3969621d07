import { createDispatchers } from './dispatchers.ts'
import { sendRequest } from './send-request.ts'
import { createTokenCache } from './token-cache.ts'
import type { ProviderTransport } from './transport.ts'

export type TransportOptions = {
  /** Some banks accept calls from one known address only. */
  proxyUrl?: string
  connectTimeoutMs?: number
  maximumBodyBytes?: number
  /** Connections per host: one sick provider can hold this many and no more. */
  connectionsPerHost?: number
}

/** One per process. It keeps a pool of connections per host and the tokens of every login. */
export function createTransport(options: TransportOptions = {}): ProviderTransport {
  const dispatchers = createDispatchers({
    proxyUrl: options.proxyUrl,
    connectTimeoutMs: options.connectTimeoutMs ?? 3_000,
    connectionsPerHost: options.connectionsPerHost ?? 32,
  })
  return {
    send: (request) => {
      const target = new URL(request.url)
      return sendRequest({
        request,
        target,
        dispatcher: dispatchers.forRequest(target.origin, request.certificate),
        maximumBodyBytes: options.maximumBodyBytes ?? 1_000_000,
      })
    },
    tokens: createTokenCache(),
    close: dispatchers.close,
  }
}
