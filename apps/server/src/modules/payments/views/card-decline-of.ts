import type { CardDecline } from '@balcao/domain/cards/card-decline'
import { type FailureKind, failureMeanings } from '@balcao/providers/contract'
import type { DeclineReason } from '@balcao/providers/results'
import type { Payment } from '#modules/payments/core/payment.ts'

const declines: Record<DeclineReason, CardDecline> = {
  invalid_card: 'CHECK_DETAILS',
  expired_card: 'EXPIRED_CARD',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  not_permitted: 'CONTACT_BANK',
  issuer_refused: 'CONTACT_BANK',
  suspected_fraud: 'USE_ANOTHER_CARD',
  lost_or_stolen_card: 'USE_ANOTHER_CARD',
  not_authenticated: 'NOT_CONFIRMED',
  issuer_unavailable: 'TRY_LATER',
}

/** The buyer's text about a declined card. A decline without a reason refers to the bank. */
export function cardDeclineOf({
  method,
  status,
  certainty,
  statusReason,
}: Pick<Payment, 'method' | 'status' | 'certainty' | 'statusReason'>): CardDecline | null {
  if (method !== 'CREDIT_CARD' || status !== 'REJECTED' || certainty !== 'KNOWN') return null
  if (isDeclineReason(statusReason)) return declines[statusReason]
  return neverReached(statusReason) ? 'TRY_LATER' : 'CONTACT_BANK'
}

function isDeclineReason(reason: string | null): reason is DeclineReason {
  return reason !== null && Object.hasOwn(declines, reason)
}

/** A charge that never reached the bank is not a decline. */
export function neverReached(reason: string | null): boolean {
  return reason === 'never_arrived' || failureMeanings[reason as FailureKind] === 'nothing_happened'
}
