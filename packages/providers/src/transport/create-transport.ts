import { completeOptions, type TransportOptions } from './complete-options.ts'
import { createDispatchers } from './dispatchers.ts'
import { addressRefused, isRefusedAddress } from './judging-lookup.ts'
import { sendRequest } from './send-request.ts'
import { createTokenCache } from './token-cache.ts'
import type { ProviderTransport } from './transport.ts'

/** One per process. It holds a connection pool per host and the tokens of every login. */
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
