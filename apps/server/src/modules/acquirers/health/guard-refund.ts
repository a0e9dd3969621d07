import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import type { Verdict } from '#kit/circuit-breaker.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { verdictOf } from './acquirer-health.ts'
import { noteCall, noteOutcome, outcomeOf } from './note-call.ts'

/**
 * Requests a refund from an account within the limit of its reads: no buyer waits for it, so it takes no slot
 * from a charge. When the guard refuses, no call is made.
 */
export async function guardRefund<T>(
  app: App,
  { account, method }: { account: ConnectableAccount; method: PaymentMethod },
  refund: () => Promise<ProviderOutcome<T>>,
): Promise<ProviderOutcome<T>> {
  const about = { account, method, operation: 'REFUND' } as const
  const pass = app.acquirerGuard.admitRead(account.id)
  if ('until' in pass) {
    noteOutcome(app, about, { outcome: pass.why, durationMs: 0 })
    return { ok: false, failure: { kind: 'unreachable', message: `The account is ${pass.why}` } }
  }
  let verdict: Verdict = 'no_verdict'
  try {
    const outcome = await noteCall(app, about, refund)
    verdict = verdictOf[outcomeOf(outcome)]
    return outcome
  } finally {
    pass.end(verdict)
  }
}
