import { createDispatchers } from './dispatchers.ts'
import { sendRequest } from './send-request.ts'
import { createTokenCache } from './token-cache.ts'
import type { ProviderTransport } from './transport.ts'

export type TransportOptions = {
  /** Some banks accept calls from one known address only. */
  proxyUrl?: string
  connectTimeoutMs?: number
  /** A ceiling over what each call asks for, so that tests need not wait for real. */
  maximumTimeoutMs?: number
  maximumBodyBytes?: number
  /** Connections per host: one sick provider can hold this many and no more. */
  connectionsPerHost?: number
}

/** One per process. It keeps a pool of connections per host and the tokens of every login. */
export function createTransport(options: TransportOptions = {}): ProviderTransport {
  const { maximumTimeoutMs = 15_000, maximumBodyBytes = 1_000_000 } = options
  const dispatchers = createDispatchers({
    proxyUrl: options.proxyUrl,
    connectTimeoutMs: options.connectTimeoutMs ?? 3_000,
    connectionsPerHost: options.connectionsPerHost ?? 32,
  })
  return {
    send: (request) =>
      sendRequest({
        request: { ...request, timeoutMs: Math.min(request.timeoutMs, maximumTimeoutMs) },
        dispatcher: dispatchers.forRequest(request),
        maximumBodyBytes,
      }),
    tokens: createTokenCache(),
    close: dispatchers.close,
  }
}
