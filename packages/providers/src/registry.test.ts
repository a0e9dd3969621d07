import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { renderCases } from './cli/render-cases.ts'
import { renderRegistry } from './cli/render-registry.ts'
import { providerNames } from './provider-names.ts'
import { findManifest, loadProvider } from './registry.ts'

const registry = await readFile(new URL('registry.generated.ts', import.meta.url), 'utf8')
const cases = await readFile(new URL('cases/cases.generated.ts', import.meta.url), 'utf8')

describe('the registry', () => {
  it('names every provider once, the 64 of the specification among them', () => {
    expect(providerNames.length).toBeGreaterThanOrEqual(64)
    expect(new Set(providerNames).size).toBe(providerNames.length)
  })

  it('is current: run "node packages/providers/src/cli/generate-registry.ts" after changing a provider', async () => {
    expect(registry).toBe(await renderRegistry())
    expect(cases).toBe(await renderCases())
  })

  it('loads no adapter before it is requested', async () => {
    const [byImport = [], byAsking = []] = await filesLoadedByRegistry()
    expect(byImport).toContain('registry.generated.ts')
    expect(byImport.filter(isOfAdapters)).toEqual([])
    expect(byAsking).toContain('providers/hawkpay.ts')
    expect(byAsking.filter(isProvider)).toEqual(['providers/hawkpay.ts'])
  })

  it('loads the adapter whose manifest it shows', async () => {
    const hawkpay = await loadProvider('HAWKPAY')
    expect(hawkpay.manifest).toEqual(findManifest('HAWKPAY'))
  })
})

const isProvider = (file: string) => file.startsWith('providers/')
const isOfAdapters = (file: string) => /^(providers|families|adapter)\//.test(file)

/** Files of this package loaded by importing the registry, and those loaded by requesting one adapter. */
async function filesLoadedByRegistry(): Promise<string[][]> {
  const script = `
    import { registerHooks } from 'node:module'
    const here = process.argv[1]
    let loaded = []
    registerHooks({
      load(url, context, next) {
        if (url.startsWith(here)) loaded.push(url.slice(here.length))
        return next(url, context)
      },
    })
    const { loadProvider } = await import(here + 'registry.ts')
    const byImport = loaded
    loaded = []
    await loadProvider('HAWKPAY')
    process.stdout.write(JSON.stringify([byImport, loaded]))
  `
  const here = new URL('.', import.meta.url).href
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script, here])
  return JSON.parse(stdout)
}
