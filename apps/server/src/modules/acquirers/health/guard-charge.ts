import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import type { Verdict } from '#kit/circuit-breaker.ts'
import { inScope } from '#scope.ts'
import type { Seating } from './acquirer-guard.ts'
import { verdictOf } from './acquirer-health.ts'
import { noteCall, noteOutcome, outcomeOf } from './note-call.ts'
import { noteVerdict } from './note-verdict.ts'
import { seatAt, type WantedSeat } from './seat-at.ts'

/** Charges at an account from the payment's seat there. Without a free seat no call is made. */
export async function guardCharge<T>(
  app: App,
  wanted: WantedSeat,
  charge: () => Promise<ProviderOutcome<T>>,
): Promise<ProviderOutcome<T>> {
  const { paymentId, account, method } = wanted
  const about = { account, method, operation: 'CHARGE' } as const
  const seating = await seatOf(app, wanted)
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
    await noteVerdict(app, { account, method, verdict })
  }
}

/**
 * The seat at the first account was taken with the order. A later account needs no query unless its breaker
 * was open.
 */
async function seatOf(app: App, wanted: WantedSeat): Promise<Seating> {
  const { paymentId, account, method } = wanted
  const place = { accountId: account.id, method }
  if (app.acquirerGuard.isSeated(paymentId, place)) return 'seated'
  if ((account.circuit?.restsUntil ?? null) === null) return app.acquirerGuard.seat(paymentId, place)
  return inScope(app, account.platformId, (scope) => seatAt(scope, wanted))
}
