import type { ProviderManifest } from '@balcao/providers/contract'
import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { WrongCall } from './command.ts'

/**
 * Finds a provider by its name in the specification, in any case. Where its API has several generations, the named one
 * or else the default, with its own requirements.
 */
export function findGeneration(name: string, generation?: string): ProviderManifest {
  const manifest = findProvider(name)
  const { generations = {} } = manifest
  const [first] = Object.values(generations)
  if (generation === undefined) return first ?? manifest
  const found = Object.hasOwn(generations, generation) ? generations[generation] : undefined
  if (found) return found
  const known = Object.keys(generations).join(', ') || 'none'
  throw new WrongCall(`${manifest.name} has no generation "${generation}" (there are: ${known})`)
}

export function findProvider(name: string): ProviderManifest {
  const known = providerNames.find((candidate) => candidate === name.toUpperCase())
  const manifest = known && findManifest(known)
  if (!manifest) throw new WrongCall(`There is no provider "${name}"`)
  return manifest
}
