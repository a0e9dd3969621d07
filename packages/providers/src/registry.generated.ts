import type { Provider, ProviderManifest } from './contract.ts'
import type { ProviderName } from './provider-names.ts'

export const loaders: Partial<Record<ProviderName, () => Promise<Provider>>> = {}
export const manifests: Partial<Record<ProviderName, ProviderManifest>> = {}
