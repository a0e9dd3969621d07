import type { CardDecline } from '@balcao/domain/cards/card-decline'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ServerAnswer, ServerFailure } from '#browser/call-server.ts'
import type { PurchaseResult } from '#browser/server-procedures.ts'
import { type BuyerErrorCode, isBuyerErrorCode } from '#messages/buyer-errors.ts'

export type PurchaseOutcome =
  | { kind: 'ACCEPTED'; result: PurchaseResult }
  /** A definite refusal: nothing was charged. */
  | {
      kind: 'REFUSED'
      code: BuyerErrorCode
      fieldErrors: Record<string, string>
      /** Reason of a refused card, where the bank gave one. */
      decline?: CardDecline | null
      /** Of a purchase by two cards: the number of the refused card. No charge stays on the other card. */
      refusedCard?: number | null
    }
  /** Nothing happened: the same purchase is sent again with the sealed card. */
  | { kind: 'TOKEN_UNUSABLE' }
  /** The same id was used before with other contents, by an attempt whose answer was lost. */
  | { kind: 'CONFLICT' }
  /** The price is now higher than shown, and nothing was charged. */
  | { kind: 'PRICE_CHANGED' }
  /** Rejected before processing. Null where an early retry would not help. */
  | { kind: 'BUSY'; code: BuyerErrorCode; retryAfterSeconds: number | null }
  /** The purchase may or may not exist: only the same id may retry. */
  | { kind: 'UNKNOWN'; isAnswered: boolean }

const usualWaitSeconds = 3

export function purchaseOutcome(answer: ServerAnswer<PurchaseResult>): PurchaseOutcome {
  if (!answer.ok) return outcomeOfFailure(answer.failure)
  const { method, status, payment } = answer.data
  // An uncertain refusal may still be a charge: the payment page waits for the certain status.
  if (method === 'CREDIT_CARD' && status === 'REJECTED' && !payment.isConfirming) {
    const refused = payment.cards?.findIndex((card) => card.standing === 'REFUSED') ?? -1
    return {
      kind: 'REFUSED',
      code: 'errorCardDeclined',
      fieldErrors: {},
      decline: payment.cardDecline,
      refusedCard: refused < 0 ? null : refused + 1,
    }
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
  // An answer without our code comes from a proxy that found no server, or whose outdated routes led to a cell that
  // the platform has left.
  if (status === 503 || status === 421)
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

/** Whether the purchase id is used up: the next press of the button is a new intent. */
export function endsPurchase(outcome: PurchaseOutcome): boolean {
  return outcome.kind === 'ACCEPTED' || outcome.kind === 'REFUSED'
}

/**
 * An unpaid Pix code or boleto costs nothing, so after a conflict a new id is safe. An earlier card attempt
 * may have charged, and a new id could charge again.
 */
export function mayStartOverAfterConflict(method: PaymentMethod): boolean {
  return method !== 'CREDIT_CARD'
}
