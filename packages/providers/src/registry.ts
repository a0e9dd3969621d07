import type { Provider, ProviderManifest } from './contract.ts'
import type { ProviderName } from './provider-names.ts'
import { loaders, manifests } from './registry.generated.ts'

const loaded = new Map<ProviderName, Provider>()

/**
 * The adapter's code, loaded on first use. Importing this file loads none. Cached here, because Node resolves a
 * module's file again at each import, which costs a sale more than all of the adapter's own work.
 */
export async function loadProvider(name: ProviderName): Promise<Provider> {
  const known = loaded.get(name)
  if (known) return known
  const load = loaders[name]
  if (!load) throw new Error(`There is no adapter for ${name}`)
  const provider = await load()
  loaded.set(name, provider)
  return provider
}

/**
 * Facts about a provider without loading its code; undefined while it has no adapter. With the `generation`
 * of an account's credentials, the facts of that generation.
 */
export function findManifest(name: ProviderName, generation?: string): ProviderManifest | undefined {
  const manifest = manifests[name]
  const generations = new Map(Object.entries(manifest?.generations ?? {}))
  return generations.get(generation ?? '') ?? manifest
}

/** Name of a provider as shown to people, in its owner's spelling. */
export function providerTitle(name: ProviderName): string {
  return findManifest(name)?.title ?? name
}
