import type { ProviderManifest } from '#contract.ts'
import { type ProviderName, providerNames } from '#provider-names.ts'
import { findManifest } from '#registry.ts'

/** One provider, or one of the further generations of its API, or another choice of calls. */
export type Story = {
  title: string
  name: ProviderName
  generation: string | undefined
  /** The calls selected in the account, if it can select them. */
  calls?: string
  manifest: ProviderManifest
}

/** Every provider that moves money, in the order of the specification. */
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
    const [, ...otherCalls] = name === chosenForItsCalls ? callsOf(manifest) : []
    for (const calls of otherCalls)
      stories.push({ title: `${name} by ${calls}`, name, generation: undefined, calls, manifest })
    return stories.filter(movesMoney)
  })
}

/** The choice of calls is the same at every gateway that is known by name only, so one gateway is tested for all. */
const chosenForItsCalls: ProviderName = 'ROYALTY'

function callsOf({ credentials }: ProviderManifest): readonly string[] {
  return credentials.find(({ name }) => name === 'calls')?.choices ?? []
}

function movesMoney({ manifest: { operations } }: Story): boolean {
  return operations.includes('createTransaction') || operations.includes('withdraw')
}
