import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'

/** The acquirers for a new platform, with the credentials of each. */
export async function listProviders() {
  return providerNames.flatMap((name) => {
    const manifest = findManifest(name)
    if (!manifest) return []
    const { title, methods, credentials, environments } = manifest
    return [
      {
        name,
        title,
        methods: [...methods],
        needsBaseUrl: Object.keys(environments).length === 0,
        credentials: credentials.map(({ name, label, secret, required, choices = [] }) => ({
          name,
          label,
          isSecret: secret,
          isRequired: required,
          choices: [...choices],
        })),
      },
    ]
  })
}
