import { couponRefusals } from '@balcao/domain/money/coupons'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'

/** Refusals that a buyer can meet. The page ships only their texts, in its language. */
export const buyerErrorCodes = [
  'errorRequired',
  'errorInvalidCpf',
  'errorInvalidPhone',
  'errorPhoneAndCpf',
  'errorFullName',
  'errorAddress',
  'errorPaymentNotConfigured',
  'errorCep',
  'errorCepNotFound',
  'errorCardDeclined',
  'errorPaymentDeclined',
  'offer_not_found',
  'offer_unavailable',
  'method_unavailable',
  'two_cards_amount',
  'two_cards_same',
  'card_with_bank',
  'card_paused',
  'card_tries_exceeded',
  'card_token_unusable',
  'purchase_conflict',
  ...couponRefusals,
  'trial_used',
  'birth_date_required',
  'buyer_under_age',
  'gift_not_here',
  'gift_to_oneself',
  'gift_day_refused',
  'input_invalid',
  'rate_limited',
  'proof_required',
  'overloaded',
  'acquirer_busy',
  'database_lost',
] as const satisfies readonly ErrorCode[]

export type BuyerErrorCode = (typeof buyerErrorCodes)[number]
export type BuyerErrors = Record<BuyerErrorCode, string>

export function isBuyerErrorCode(code: string): code is BuyerErrorCode {
  return (buyerErrorCodes as readonly string[]).includes(code)
}
