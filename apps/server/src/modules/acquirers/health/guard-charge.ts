import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import type { Verdict } from '#kit/circuit-breaker.ts'
import { inScope } from '#scope.ts'
import type { Reservation } from './acquirer-guard.ts'
import { verdictOf } from './acquirer-health.ts'
import { noteCall, noteOutcome, outcomeOf } from './note-call.ts'
import { noteVerdict } from './note-verdict.ts'
import { slotAt, type WantedSlot } from './slot-at.ts'

/**
 * Charges at an account within the payment's slot there. Without a free slot no call is made. `keepsSlot`: the payment has
 * another charge to make at this account.
 */
export async function guardCharge<T>(
  app: App,
  wanted: WantedSlot & { keepsSlot?: boolean },
  charge: () => Promise<ProviderOutcome<T>>,
): Promise<ProviderOutcome<T>> {
  const { paymentId, account, method, keepsSlot = false } = wanted
  const about = { account, method, operation: 'CHARGE' } as const
  const reservation = await slotOf(app, wanted)
  if (reservation !== 'reserved') {
    noteOutcome(app, about, { outcome: reservation, durationMs: 0 })
    return { ok: false, failure: { kind: 'unreachable', message: `The account is ${reservation}` } }
  }
  let verdict: Verdict = 'no_verdict'
  try {
    const outcome = await noteCall(app, about, charge)
    verdict = verdictOf[outcomeOf(outcome)]
    return outcome
  } finally {
    if (keepsSlot) app.acquirerGuard.goOn(paymentId, verdict)
    else app.acquirerGuard.leave(paymentId, verdict)
    await noteVerdict(app, { account, method, verdict })
  }
}

/**
 * The slot at the first account was taken with the order. A later account needs no query unless its breaker
 * was open.
 */
async function slotOf(app: App, wanted: WantedSlot): Promise<Reservation> {
  const { paymentId, account, method } = wanted
  const place = { accountId: account.id, method }
  if (app.acquirerGuard.isReserved(paymentId, place)) return 'reserved'
  if ((account.circuit?.restsUntil ?? null) === null) return app.acquirerGuard.slot(paymentId, place)
  return inScope(app, account.platformId, (scope) => slotAt(scope, wanted))
}
