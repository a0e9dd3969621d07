import type { DeclineReason } from '#results.ts'

/**
 * Answers of issuers and acquirers to a card, by the codes of ISO 8583 as used in Brazil, without leading
 * zeros.
 */
const reasons = new Map<string, DeclineReason>(
  Object.entries({
    '51': 'insufficient_funds',
    '61': 'insufficient_funds',
    '14': 'invalid_card',
    '15': 'invalid_card',
    '30': 'invalid_card',
    '56': 'invalid_card',
    '82': 'invalid_card',
    N7: 'invalid_card',
    '33': 'expired_card',
    '54': 'expired_card',
    '41': 'lost_or_stolen_card',
    '43': 'lost_or_stolen_card',
    '34': 'suspected_fraud',
    '59': 'suspected_fraud',
    '63': 'suspected_fraud',
    AF01: 'suspected_fraud',
    AF02: 'suspected_fraud',
    '57': 'not_permitted',
    '58': 'not_permitted',
    '62': 'not_permitted',
    '93': 'not_permitted',
    '91': 'issuer_unavailable',
    '96': 'issuer_unavailable',
  }),
)

/** A code outside the table shows only that the issuer refused. */
export function declineReasonOfCode(code: string | undefined): DeclineReason | undefined {
  return code === undefined ? undefined : (reasons.get(code.replace(/^0+(?=.)/, '')) ?? 'issuer_refused')
}
