import type { Provider, ProviderManifest } from './contract.ts'
import type { ProviderName } from './provider-names.ts'
import { loaders, manifests } from './registry.generated.ts'

/** The adapter's code, loaded when it is first needed. Importing this file loads none. */
export async function loadProvider(name: ProviderName): Promise<Provider> {
  const load = loaders[name]
  if (!load) throw new Error(`There is no adapter for ${name}`)
  return load()
}

/** What the product may know of a provider without loading its code; undefined while it has no adapter. */
export function findManifest(name: ProviderName): ProviderManifest | undefined {
  return manifests[name]
}
