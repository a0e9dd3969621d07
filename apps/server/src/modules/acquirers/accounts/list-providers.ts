import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { describeManifest } from './describe-manifest.ts'

/** Every provider of the specification with its abilities and required credentials, in alphabetical order. */
export async function listProviders() {
  const known = providerNames.flatMap((name) => findManifest(name) ?? [])
  return known
    .map((manifest) => ({
      ...describeManifest(manifest),
      fields: manifest.credentials.map(({ name, label, secret, required, choices = null }) => ({
        name,
        label,
        isSecret: secret,
        isRequired: required,
        choices,
      })),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR'))
}
