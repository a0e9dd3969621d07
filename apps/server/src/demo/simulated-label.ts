import type { ProviderName } from '@balcao/providers/provider-names'
import { providerTitle } from '@balcao/providers/registry'

/** What an account at a simulated acquirer is called in the console. */
export function simulatedLabel(provider: ProviderName): string {
  return `${providerTitle(provider)} (simulada)`
}
