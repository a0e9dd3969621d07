import type { ProviderManifest } from '@balcao/providers/contract'
import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { WrongCall } from './command.ts'

/** By the name of the specification, in whatever case it was typed. */
export function findProvider(name: string): ProviderManifest {
  const known = providerNames.find((candidate) => candidate === name.toUpperCase())
  const manifest = known && findManifest(known)
  if (!manifest) throw new WrongCall(`There is no provider "${name}"`)
  return manifest
}
