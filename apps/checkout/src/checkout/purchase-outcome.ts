import type { CardDecline } from '@balcao/domain/card-decline'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ServerAnswer, ServerFailure } from '../browser/call-server.ts'
import type { PurchaseResult } from '../browser/server-procedures.ts'
import { type BuyerErrorCode, isBuyerErrorCode } from '../messages/buyer-errors.ts'

export type PurchaseOutcome =
  | { kind: 'ACCEPTED'; result: PurchaseResult }
  /** A definite no, and nothing was charged. */
  | {
      kind: 'REFUSED'
      code: BuyerErrorCode
      fieldErrors: Record<string, string>
      /** Why a card was refused, where its bank said so. */
      decline?: CardDecline | null
    }
  /** Nothing happened: the same purchase is to be sent again with the card sealed. */
  | { kind: 'TOKEN_UNUSABLE' }
  /** The same id was used before with other contents, by a try whose answer never reached us. */
  | { kind: 'CONFLICT' }
  /** It costs more by now than the page says, and nothing was charged. */
  | { kind: 'PRICE_CHANGED' }
  /** Turned away at the door: nothing happened yet. Null where trying again soon would not help. */
  | { kind: 'BUSY'; code: BuyerErrorCode; retryAfterSeconds: number | null }
  /** Nobody knows whether the purchase exists: only the same id may ask again. */
  | { kind: 'UNKNOWN'; isAnswered: boolean }

const usualWaitSeconds = 3

export function purchaseOutcome(answer: ServerAnswer<PurchaseResult>): PurchaseOutcome {
  if (!answer.ok) return outcomeOfFailure(answer.failure)
  const { method, status, payment } = answer.data
  // A refusal that nobody is sure of may still be a charge: the payment page waits for the truth.
  if (method === 'CREDIT_CARD' && status === 'REJECTED' && !payment.isConfirming)
    return {
      kind: 'REFUSED',
      code: 'errorCardDeclined',
      fieldErrors: {},
      decline: payment.cardDecline,
    }
  return { kind: 'ACCEPTED', result: answer.data }
}

function outcomeOfFailure({
  status,
  appCode,
  fieldErrors,
  retryAfterSeconds,
}: ServerFailure): PurchaseOutcome {
  if (appCode === 'card_token_unusable') return { kind: 'TOKEN_UNUSABLE' }
  if (appCode === 'record_changed') return { kind: 'PRICE_CHANGED' }
  if (status === 409) return { kind: 'CONFLICT' }
  if (status === 429) return { kind: 'BUSY', code: 'rate_limited', retryAfterSeconds: null }
  if (appCode === 'proof_required') return { kind: 'BUSY', code: appCode, retryAfterSeconds: null }
  // A proxy that names no cause has found nobody behind it.
  if (status === 503)
    return {
      kind: 'BUSY',
      code: appCode && isBuyerErrorCode(appCode) ? appCode : 'database_lost',
      retryAfterSeconds: retryAfterSeconds ?? usualWaitSeconds,
    }
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
