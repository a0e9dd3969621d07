import { createTransport } from '@balcao/providers/transport/create-transport'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { Config } from '#config.ts'
import { isLoopbackAddress, isPublicAddress } from '#kit/http/public-address.ts'

/**
 * The HTTP transport to acquirers. Base URLs are typed by people: the form is checked on input, the resolved
 * address at every call. Only public addresses may be called, and this very machine for the simulated
 * acquirers of the demo.
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
