import { expect, it } from 'vitest'
import { casesByProvider } from '#cases/cases.generated.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'
import { readAdapters } from '#cli/read-adapters.ts'
import { failureMeanings, type Provider } from '#contract.ts'
import { createTransport } from '#transport/create-transport.ts'
import { drip } from './hostile-answers.ts'
import { startScriptedServer } from './scripted-server.ts'
import { answersOf, createStage, decisiveOf } from './stage.ts'

/** All providers at once, since each waits for its timeout. */
it('no provider waits beyond its timeout for a charge that drips in byte by byte', async () => {
  const charging = (await readAdapters()).filter(({ provider }) => provider.manifest.methods.length > 0)
  const meanings = await Promise.all(
    charging.map(async ({ provider }) => {
      const { name } = provider.manifest
      const cases = casesByProvider[name]
      return { name, meaning: cases ? await chargeDripping(provider, cases) : 'no cases' }
    }),
  )
  expect(meanings.filter(({ meaning }) => meaning !== 'may_have_happened')).toEqual([])
})

async function chargeDripping(provider: Provider, cases: ProviderCases): Promise<string> {
  const scene = cases.operations.createTransaction?.works[0]
  if (!scene) return 'no charge among the cases'
  const theatre = { server: await startScriptedServer(), transport: createTransport() }
  try {
    const impatientCall = decisiveOf(scene.exchanges)
    const steps = answersOf(scene.exchanges).with(impatientCall, drip)
    const { perform } = createStage(provider, cases, () => theatre)
    const { outcome } = await perform({
      operation: 'createTransaction',
      input: scene.input,
      steps,
      impatientCall,
    })
    return outcome.ok ? 'a result' : failureMeanings[outcome.failure.kind]
  } finally {
    await theatre.transport.close()
    await theatre.server.close()
  }
}
