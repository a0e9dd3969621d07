import { completeOptions } from './complete-options.ts'
import { createDispatchers } from './dispatchers.ts'
import { type AddressJudge, addressRefused, isRefusedAddress } from './judging-lookup.ts'
import { sendRequest } from './send-request.ts'
import { createTokenCache } from './token-cache.ts'
import type { ProviderTransport } from './transport.ts'

export type TransportOptions = {
  /** Some banks accept calls from one known address only. */
  proxyUrl?: string | undefined
  connectTimeoutMs?: number
  maximumBodyBytes?: number
  /** Connections per host: one sick provider can hold this many and no more. */
  connectionsPerHost?: number
  /** Hosts whose connections are kept at a time. */
  maximumHosts?: number
  /** Base URLs are typed in by people: without it, a name may lead behind our own walls. */
  mayConnectTo?: AddressJudge
}

/** One per process. It keeps a pool of connections per host and the tokens of every login. */
export function createTransport(options: TransportOptions = {}): ProviderTransport {
  const { mayConnectTo, maximumBodyBytes, ...limits } = completeOptions(options)
  const dispatchers = createDispatchers({ ...limits, mayConnectTo })
  return {
    send: async (request) => {
      const target = URL.parse(request.url)
      if (!target?.host) return { arrived: 'never', why: 'no such address' }
      if (isRefusedAddress(target.hostname, mayConnectTo)) return { arrived: 'never', why: addressRefused }
      return sendRequest({
        request,
        target,
        dispatcher: dispatchers.forRequest(target.origin, request.certificate),
        maximumBodyBytes,
      })
    },
    tokens: createTokenCache(),
    close: dispatchers.close,
  }
}
