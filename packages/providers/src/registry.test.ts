import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { renderCases } from './cli/render-cases.ts'
import { renderRegistry } from './cli/render-registry.ts'
import { providerNames } from './provider-names.ts'
import { findManifest, loadProvider } from './registry.ts'

const registry = await readFile(new URL('registry.generated.ts', import.meta.url), 'utf8')
const cases = await readFile(new URL('conformance/cases.generated.ts', import.meta.url), 'utf8')

describe('the registry', () => {
  it('names the 64 providers of the specification, each once', () => {
    expect(new Set(providerNames).size).toBe(64)
  })

  it('is fresh: run "node packages/providers/src/cli/generate-registry.ts" after touching a provider', async () => {
    expect(registry).toBe(await renderRegistry())
    expect(cases).toBe(await renderCases())
  })

  it('loads no adapter until one is asked for', () => {
    expect(registry).not.toMatch(/^import .*providers\//m)
  })

  it('loads the adapter whose manifest it shows', async () => {
    const hawkpay = await loadProvider('HAWKPAY')
    expect(hawkpay.manifest).toEqual(findManifest('HAWKPAY'))
  })
})
