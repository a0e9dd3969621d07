import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { CallNote, CallOutcome } from './acquirer-health.ts'

export type NotedCall = {
  account: Pick<ProviderAccount, 'id' | 'platformId' | 'provider'>
  method: PaymentMethod
  operation: CallNote['operation']
}

/** Makes a call to an acquirer and counts its outcome and duration. */
export async function noteCall<T>(
  app: App,
  about: NotedCall,
  call: () => Promise<ProviderOutcome<T>>,
): Promise<ProviderOutcome<T>> {
  const startedAt = app.clock.now()
  const { operation, account } = about
  const facts = { provider: account.provider, operation, platformId: account.platformId }
  const outcome = await app.tracing.span(`acquirer ${operation.toLowerCase()}`, facts, call)
  const durationMs = app.clock.now().getTime() - startedAt.getTime()
  // Simulated calls say nothing about the real acquirer of the same name.
  if (!isTestPlatform(account.platformId))
    app.metrics.measure('balcao_acquirer_call_duration_seconds', durationMs / 1000, {
      provider: account.provider,
      operation,
    })
  noteOutcome(app, about, { outcome: outcomeOf(outcome), durationMs })
  return outcome
}

export function outcomeOf(outcome: ProviderOutcome<unknown>): CallOutcome {
  return outcome.ok ? 'answered' : outcome.failure.kind
}

export function noteOutcome(
  app: App,
  { account, method, operation }: NotedCall,
  { outcome, durationMs }: { outcome: CallOutcome; durationMs: number },
): void {
  if (!isTestPlatform(account.platformId))
    app.metrics.count('balcao_acquirer_calls_total', { provider: account.provider, operation, outcome })
  app.acquirerHealth.note({
    platformId: account.platformId,
    accountId: account.id,
    method,
    operation,
    outcome,
    at: app.clock.now(),
    durationMs,
  })
}
