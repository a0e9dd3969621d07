import { createTransport } from '@balcao/providers/transport/create-transport'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '../../config.ts'
import { isLoopbackAddress, isPublicAddress } from '../../kit/http/public-address.ts'

/**
 * How acquirers are reached. People type in base URLs: those are judged by their form then, and by where their names lead
 * at every call. Behind our own walls there is nobody to charge but the simulated acquirers of the demo.
 */
export function createAcquirerTransport({
  isDemo,
  acquirerProxyUrl,
}: Pick<Config, 'isDemo' | 'acquirerProxyUrl'>): ProviderTransport {
  return createTransport({
    proxyUrl: acquirerProxyUrl,
    mayConnectTo: (address) => isPublicAddress(address) || (isDemo && isLoopbackAddress(address)),
  })
}
