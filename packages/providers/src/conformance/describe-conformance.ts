import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderCases } from '#cases/provider-cases.ts'
import type { Provider, ProviderManifest } from '#contract.ts'
import { createTransport } from '#transport/create-transport.ts'
import { describeDeclarations } from './describe-declarations.ts'
import { describeOperations } from './describe-operations.ts'
import { describeStatuses } from './describe-statuses.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { startScriptedServer } from './scripted-server.ts'
import { createStage, type Theatre } from './stage.ts'

/** Requirements on every provider. Differences between providers are in their cases. */
export function describeConformance(provider: Provider, cases: ProviderCases): void {
  let theatre: Theatre
  beforeAll(async () => {
    theatre = { server: await startScriptedServer(), transport: createTransport() }
  })
  afterAll(async () => {
    await theatre.transport.close()
    await theatre.server.close()
  })

  const stage = createStage(provider, cases, () => theatre)
  describeDeclarations(stage)
  describeOperations(stage)
  describeStatuses(stage)
  describeWebhooks(stage)
}

/** Each generation of an API passes the whole suite. */
export function describeGenerations(
  provider: Provider,
  generations: Readonly<Record<string, ProviderManifest>>,
  cases: ProviderCases,
): void {
  const [first = ''] = Object.keys(generations)
  const casesOf: Readonly<Record<string, ProviderCases>> = { [first]: cases, ...cases.otherGenerations }
  for (const [generation, manifest] of Object.entries(generations)) {
    describe(`generation ${generation}`, () => {
      const own = casesOf[generation]
      if (!own) return it('has its cases', () => expect.fail('otherGenerations lacks them'))
      const credentials = { ...own.credentials, generation }
      describeConformance({ ...provider, manifest }, { ...own, credentials })
    })
  }
}
