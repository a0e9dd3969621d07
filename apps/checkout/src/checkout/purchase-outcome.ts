import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ServerAnswer, ServerFailure } from '../browser/call-server.ts'
import type { PurchaseResult } from '../browser/server-procedures.ts'
import { type BuyerErrorCode, isBuyerErrorCode } from '../messages/buyer-errors.ts'

export type PurchaseOutcome =
  | { kind: 'ACCEPTED'; result: PurchaseResult }
  /** A definite no, and nothing was charged. */
  | { kind: 'REFUSED'; code: BuyerErrorCode; fieldErrors: Record<string, string> }
  /** The same id was used before with other contents, by a try whose answer never reached us. */
  | { kind: 'CONFLICT' }
  /** Turned away at the door: nothing happened yet. */
  | { kind: 'BUSY'; code: BuyerErrorCode }
  /** Nobody knows whether the purchase exists: only the same id may ask again. */
  | { kind: 'UNKNOWN'; isAnswered: boolean }

export function purchaseOutcome(answer: ServerAnswer<PurchaseResult>): PurchaseOutcome {
  if (!answer.ok) return outcomeOfFailure(answer.failure)
  const { method, status } = answer.data
  if (method === 'CREDIT_CARD' && status === 'REJECTED')
    return { kind: 'REFUSED', code: 'errorCardDeclined', fieldErrors: {} }
  return { kind: 'ACCEPTED', result: answer.data }
}

function outcomeOfFailure({ status, appCode, fieldErrors }: ServerFailure): PurchaseOutcome {
  if (status === 409) return { kind: 'CONFLICT' }
  if (status === 429) return { kind: 'BUSY', code: 'rate_limited' }
  if (status === 503) return { kind: 'BUSY', code: 'overloaded' }
  const isDefinite = status >= 400 && status < 500 && status !== 408
  if (!isDefinite) return { kind: 'UNKNOWN', isAnswered: status !== 0 }
  const code = appCode !== null && isBuyerErrorCode(appCode) ? appCode : 'errorPaymentDeclined'
  return { kind: 'REFUSED', code, fieldErrors }
}

/** Whether the purchase id has done its work: the next press of the button is a new intent. */
export function endsPurchase(outcome: PurchaseOutcome): boolean {
  return outcome.kind === 'ACCEPTED' || outcome.kind === 'REFUSED'
}

/**
 * A Pix code or boleto that nobody pays is worth nothing, so after a conflict a fresh id is safe. An earlier card
 * try may have charged, and a fresh id could charge again.
 */
export function mayStartOverAfterConflict(method: PaymentMethod): boolean {
  return method !== 'CREDIT_CARD'
}
