import type { ProviderName } from '@balcao/providers/provider-names'
import { providerTitle } from '@balcao/providers/registry'

/** Label of an account at a simulated acquirer in the console. */
export function simulatedLabel(provider: ProviderName): string {
  return `${providerTitle(provider)} (simulada)`
}
