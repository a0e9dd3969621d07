import type { ProviderManifest } from '@balcao/providers/contract'
import { providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import type { Answer } from '#cli/command.ts'
import { findProvider } from '#cli/find-provider.ts'
import { readArguments } from '#cli/read-arguments.ts'

export function providers(words: string[]): Answer {
  const { NAME } = readArguments<'NAME'>(words, { optionalNames: ['NAME'] })
  if (NAME !== undefined) {
    const manifest = findProvider(NAME)
    return { data: manifest, text: describe(manifest) }
  }
  const manifests = providerNames.flatMap((name) => findManifest(name) ?? [])
  return { data: manifests, text: manifests.map(summarise).join('\n') }
}

function summarise({ name, family, evidence, methods, webhookVerification }: ProviderManifest): string {
  const columns = [name.padEnd(12), family.padEnd(18), evidence.padEnd(10), webhookVerification.padEnd(10)]
  return `${columns.join(' ')} ${methods.join(' ')}`
}

function describe(manifest: ProviderManifest): string {
  return [
    `${manifest.title} (${manifest.name}), ${manifest.family}, ${manifest.evidence}`,
    `  ${manifest.source}`,
    `  methods      ${manifest.methods.join(', ') || 'none'}`,
    `  withdraws    ${manifest.withdrawMethods.join(', ') || 'none'}`,
    `  operations   ${manifest.operations.join(', ') || 'none'}`,
    `  webhooks     proven by ${manifest.webhookVerification}`,
    `  base URLs    ${Object.values(manifest.environments).join(', ') || 'to be configured'}`,
    `  credentials  ${manifest.credentials.map(({ name }) => name).join(', ')}`,
    ...(manifest.generations ? [`  generations  ${Object.keys(manifest.generations).join(', ')}`] : []),
  ].join('\n')
}
