import { accessHeader } from '@balcao/domain/payments/bank-merchant-header'
import { createTransport } from '@balcao/providers/transport/create-transport'
import type { ProviderTransport } from '@balcao/providers/transport/transport'
import type { App } from '#app.ts'
import type { Config } from '#config.ts'
import { isLoopbackAddress, isPublicAddress } from '#kit/http/public-address.ts'

declare module '#app.ts' {
  interface App {
    /** Transport that reaches only the simulated acquirers. */
    simulatedTransport: ProviderTransport
  }
}

/**
 * The HTTP transport to acquirers. Base URLs are typed by people: the form is checked on input, the resolved
 * address at every call. Only public addresses may be called, plus this machine for the simulated acquirers
 * of the demo.
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

/**
 * The transport of test modes: a call to any origin other than the simulated acquirers is refused before it
 * leaves. If the acquirers run on another machine, calls carry the key of the installation.
 */
export function createSimulatedTransport({
  config: { acquirersUrl, simulatedElsewhere },
  secrets,
}: Pick<App, 'config' | 'secrets'>): ProviderTransport {
  const transport = createTransport(simulatedElsewhere ? {} : { mayConnectTo: isLoopbackAddress })
  const access = { [accessHeader]: accessKeyOf(secrets) }
  return {
    ...transport,
    send: async (request) =>
      acquirersUrl !== undefined && URL.parse(request.url)?.origin === new URL(acquirersUrl).origin
        ? transport.send({ ...request, headers: { ...request.headers, ...access } })
        : { arrived: 'never', why: 'a test mode calls simulated acquirers only' },
  }
}

export function accessKeyOf(secrets: App['secrets']): string {
  return secrets.derive('simulated acquirers').toString('base64url')
}
