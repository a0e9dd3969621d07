import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '../../app.ts'
import type { Verdict } from '../../kit/circuit-breaker.ts'
import { verdictOf } from './acquirer-health.ts'
import { noteCall, noteOutcome, outcomeOf } from './note-call.ts'
import type { ConnectableAccount } from './provider-account.ts'

export type ChargeToGuard = { paymentId: string; account: ConnectableAccount; method: PaymentMethod }

/** Charges at an account from the payment's seat there. Without a free seat nothing is asked, and so nothing happened. */
export async function guardCharge<T>(
  app: App,
  { paymentId, account, method }: ChargeToGuard,
  charge: () => Promise<ProviderOutcome<T>>,
): Promise<ProviderOutcome<T>> {
  const about = { account, method, operation: 'CHARGE' } as const
  const seating = app.acquirerGuard.seat(paymentId, { accountId: account.id, method })
  if (seating !== 'seated') {
    noteOutcome(app, about, { outcome: seating, durationMs: 0 })
    return { ok: false, failure: { kind: 'unreachable', message: `The account is ${seating}` } }
  }
  let verdict: Verdict = 'no_verdict'
  try {
    const outcome = await noteCall(app, about, charge)
    verdict = verdictOf[outcomeOf(outcome)]
    return outcome
  } finally {
    app.acquirerGuard.leave(paymentId, verdict)
  }
}
