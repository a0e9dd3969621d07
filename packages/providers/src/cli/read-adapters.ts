import { readdir } from 'node:fs/promises'
import type { Provider } from '#contract.ts'
import { providerNames } from '#provider-names.ts'

export type Adapter = {
  /** Path inside `providers/`. */
  file: string
  exported: string
  provider: Provider
}

const providersFolder = new URL('../providers/', import.meta.url)

/** Every adapter on disk, in the order of the specification. */
export async function readAdapters(): Promise<Adapter[]> {
  const adapters = await Promise.all((await adapterFiles()).map(readAdapter))
  const rank = ({ provider }: Adapter) => providerNames.indexOf(provider.manifest.name)
  return adapters.sort((a, b) => rank(a) - rank(b))
}

/** `providers/<name>.ts`, or `providers/<name>/<name>.ts` for a dialect of several files. */
async function adapterFiles(): Promise<string[]> {
  const entries = await readdir(providersFolder, { withFileTypes: true })
  return entries
    .map((entry) => (entry.isDirectory() ? `${entry.name}/${entry.name}.ts` : entry.name))
    .filter((file) => /^[^.]+\.ts$/.test(file))
}

async function readAdapter(file: string): Promise<Adapter> {
  const module: Record<string, Provider> = await import(new URL(file, providersFolder).href)
  const [entry, ...others] = Object.entries(module)
  if (!entry || others.length > 0) throw new Error(`${file} must export its provider and nothing else`)
  const [exported, provider] = entry
  const { name } = provider.manifest
  // The tests and the console use the list: an adapter outside it would be untested.
  if (!providerNames.includes(name)) throw new Error(`provider-names.ts does not list ${name} of ${file}`)
  return { file, exported, provider }
}
