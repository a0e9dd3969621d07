import type { ProviderManifest } from '../../contract.ts'
import { type ProviderName, providerNames } from '../../provider-names.ts'
import { findManifest } from '../../registry.ts'

/** One provider, or one of the further generations of its API. */
export type Story = {
  title: string
  name: ProviderName
  generation: string | undefined
  manifest: ProviderManifest
}

/** Everybody who moves money, in the order of the specification. */
export function listStories(): Story[] {
  return providerNames.flatMap((name) => {
    const manifest = findManifest(name)
    if (!manifest) return []
    const [, ...further] = Object.entries(manifest.generations ?? {})
    const stories: Story[] = [
      { title: name, name, generation: undefined, manifest },
      ...further.map(([generation, own]) => ({
        title: `${name} ${generation}`,
        name,
        generation,
        manifest: own,
      })),
    ]
    return stories.filter(movesMoney)
  })
}

function movesMoney({ manifest: { operations } }: Story): boolean {
  return operations.includes('createTransaction') || operations.includes('withdraw')
}
