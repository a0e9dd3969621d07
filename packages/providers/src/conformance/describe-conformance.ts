import { afterAll, beforeAll } from 'vitest'
import type { Provider } from '../contract.ts'
import { createTransport } from '../transport/create-transport.ts'
import type { ProviderCases } from './cases.ts'
import { describeDeclarations } from './describe-declarations.ts'
import { describeOperations } from './describe-operations.ts'
import { describeStatuses } from './describe-statuses.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { startScriptedServer } from './scripted-server.ts'
import { createStage, type Theatre } from './stage.ts'

/** The promises that every provider keeps. What differs between providers is in their cases. */
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
