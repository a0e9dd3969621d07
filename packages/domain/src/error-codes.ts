export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
type ErrorRule = { httpStatus: number; logLevel: LogLevel }

/**
 * Every refusal the product knows. The first group are the message keys of the checkout; the others say
 * noun and problem. A new code is a line here and a line in each language, and the compiler asks for both.
 */
export const errorCodes = {
  errorRequired: { httpStatus: 400, logLevel: 'debug' },
  errorInvalidCpf: { httpStatus: 400, logLevel: 'debug' },
  errorInvalidPhone: { httpStatus: 400, logLevel: 'debug' },
  errorPhoneAndCpf: { httpStatus: 400, logLevel: 'debug' },
  errorFullName: { httpStatus: 400, logLevel: 'debug' },
  errorAddress: { httpStatus: 400, logLevel: 'debug' },
  errorPaymentNotConfigured: { httpStatus: 422, logLevel: 'warn' },
  errorCep: { httpStatus: 502, logLevel: 'warn' },
  errorCepNotFound: { httpStatus: 404, logLevel: 'debug' },
  errorCardDeclined: { httpStatus: 402, logLevel: 'info' },
  errorPaymentDeclined: { httpStatus: 402, logLevel: 'info' },

  session_required: { httpStatus: 401, logLevel: 'debug' },
  session_expired: { httpStatus: 401, logLevel: 'debug' },
  permission_missing: { httpStatus: 403, logLevel: 'warn' },
  second_factor_required: { httpStatus: 401, logLevel: 'info' },
  step_up_required: { httpStatus: 403, logLevel: 'info' },
  credentials_invalid: { httpStatus: 401, logLevel: 'info' },
  credentials_throttled: { httpStatus: 429, logLevel: 'warn' },
  code_invalid: { httpStatus: 400, logLevel: 'info' },
  token_expired: { httpStatus: 410, logLevel: 'info' },
  email_taken: { httpStatus: 409, logLevel: 'info' },
  password_weak: { httpStatus: 400, logLevel: 'debug' },

  offer_not_found: { httpStatus: 404, logLevel: 'info' },
  offer_unavailable: { httpStatus: 410, logLevel: 'info' },
  product_not_found: { httpStatus: 404, logLevel: 'info' },
  product_incomplete: { httpStatus: 422, logLevel: 'info' },
  currency_fixed: { httpStatus: 422, logLevel: 'info' },
  offer_bound: { httpStatus: 422, logLevel: 'info' },
  bump_offer_unavailable: { httpStatus: 422, logLevel: 'info' },
  bump_repeated: { httpStatus: 422, logLevel: 'info' },
  fake_price_too_low: { httpStatus: 422, logLevel: 'info' },
  payment_not_found: { httpStatus: 404, logLevel: 'info' },
  payment_not_reissuable: { httpStatus: 409, logLevel: 'info' },
  method_unavailable: { httpStatus: 422, logLevel: 'info' },
  card_paused: { httpStatus: 422, logLevel: 'info' },
  card_tries_exceeded: { httpStatus: 422, logLevel: 'warn' },
  card_token_unusable: { httpStatus: 422, logLevel: 'info' },
  card_proof_required: { httpStatus: 428, logLevel: 'info' },
  purchase_conflict: { httpStatus: 409, logLevel: 'warn' },
  balance_insufficient: { httpStatus: 422, logLevel: 'info' },
  refund_exceeds_payment: { httpStatus: 422, logLevel: 'info' },
  refund_conflict: { httpStatus: 409, logLevel: 'info' },
  refund_disputed: { httpStatus: 409, logLevel: 'info' },
  refund_window_over: { httpStatus: 422, logLevel: 'info' },
  refund_request_open: { httpStatus: 409, logLevel: 'info' },
  refund_request_decided: { httpStatus: 409, logLevel: 'info' },
  refund_refusal_unlawful: { httpStatus: 422, logLevel: 'info' },
  refund_not_cancelable: { httpStatus: 409, logLevel: 'info' },
  defence_too_late: { httpStatus: 409, logLevel: 'info' },
  case_resolution_impossible: { httpStatus: 422, logLevel: 'info' },
  subscription_not_found: { httpStatus: 404, logLevel: 'info' },
  subscription_not_changeable: { httpStatus: 409, logLevel: 'info' },

  withdrawal_below_minimum: { httpStatus: 422, logLevel: 'info' },
  withdrawal_limit_exceeded: { httpStatus: 422, logLevel: 'info' },
  withdrawal_conflict: { httpStatus: 409, logLevel: 'warn' },
  withdrawals_blocked: { httpStatus: 403, logLevel: 'warn' },
  withdrawals_unavailable: { httpStatus: 422, logLevel: 'warn' },
  debt_open: { httpStatus: 422, logLevel: 'info' },
  bank_account_unusable: { httpStatus: 422, logLevel: 'info' },
  bank_account_repeated: { httpStatus: 409, logLevel: 'info' },
  holder_mismatch: { httpStatus: 422, logLevel: 'warn' },
  anticipation_unavailable: { httpStatus: 422, logLevel: 'info' },
  anticipation_below_minimum: { httpStatus: 422, logLevel: 'info' },
  anticipation_limit_exceeded: { httpStatus: 422, logLevel: 'info' },
  host_taken: { httpStatus: 409, logLevel: 'info' },
  month_billed: { httpStatus: 409, logLevel: 'info' },
  other_person_needed: { httpStatus: 403, logLevel: 'warn' },

  invitation_needs_login: { httpStatus: 409, logLevel: 'info' },
  staff_member_exists: { httpStatus: 409, logLevel: 'info' },
  own_access_locked: { httpStatus: 403, logLevel: 'warn' },
  permission_not_held: { httpStatus: 403, logLevel: 'warn' },
  access_outlasts_own: { httpStatus: 403, logLevel: 'warn' },
  last_staff_manager: { httpStatus: 409, logLevel: 'warn' },

  receiver_exists: { httpStatus: 409, logLevel: 'info' },
  receiver_unsure: { httpStatus: 409, logLevel: 'warn' },

  webhook_off: { httpStatus: 409, logLevel: 'info' },
  cart_not_remindable: { httpStatus: 409, logLevel: 'info' },
  webhooks_full: { httpStatus: 422, logLevel: 'info' },

  affiliation_exists: { httpStatus: 409, logLevel: 'info' },
  affiliation_closed: { httpStatus: 422, logLevel: 'info' },
  affiliation_refused_recently: { httpStatus: 409, logLevel: 'info' },
  own_product_refused: { httpStatus: 422, logLevel: 'info' },
  shares_exceed_whole: { httpStatus: 422, logLevel: 'info' },
  partner_not_found: { httpStatus: 404, logLevel: 'info' },
  partner_exists: { httpStatus: 409, logLevel: 'info' },

  upload_not_found: { httpStatus: 404, logLevel: 'info' },
  upload_refused: { httpStatus: 415, logLevel: 'warn' },
  upload_too_large: { httpStatus: 413, logLevel: 'info' },
  url_refused: { httpStatus: 400, logLevel: 'warn' },

  input_invalid: { httpStatus: 400, logLevel: 'info' },
  date_in_past: { httpStatus: 400, logLevel: 'info' },
  record_changed: { httpStatus: 409, logLevel: 'info' },
  not_found: { httpStatus: 404, logLevel: 'debug' },
  rate_limited: { httpStatus: 429, logLevel: 'warn' },
  overloaded: { httpStatus: 503, logLevel: 'error' },
  acquirer_busy: { httpStatus: 503, logLevel: 'warn' },
  database_lost: { httpStatus: 503, logLevel: 'error' },
  /** A new installation: the operator has not opened a platform yet. */
  platform_missing: { httpStatus: 503, logLevel: 'info' },
  internal: { httpStatus: 500, logLevel: 'error' },
} as const satisfies Record<string, ErrorRule>

export type ErrorCode = keyof typeof errorCodes

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCodes, value)
}
