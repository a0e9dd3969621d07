import { describe, expect, it } from 'vitest'
import type { DeclineReason } from '#results.ts'
import { declineReasonOfCode } from './decline-reason.ts'

/** The codes as ISO 8583 words them, with those that Brazilian acquirers have added. */
const table: readonly [code: string, meaning: string, reason: DeclineReason][] = [
  ['51', 'not sufficient funds', 'insufficient_funds'],
  ['61', 'exceeds the limit of the amount', 'insufficient_funds'],
  ['14', 'no such card number', 'invalid_card'],
  ['15', 'no such issuer', 'invalid_card'],
  ['30', 'format error', 'invalid_card'],
  ['56', 'no card record', 'invalid_card'],
  ['82', 'wrong verification value of the card', 'invalid_card'],
  ['N7', 'wrong security code', 'invalid_card'],
  ['33', 'expired card, pick up', 'expired_card'],
  ['54', 'expired card', 'expired_card'],
  ['41', 'lost card, pick up', 'lost_or_stolen_card'],
  ['43', 'stolen card, pick up', 'lost_or_stolen_card'],
  ['34', 'suspected fraud, pick up', 'suspected_fraud'],
  ['59', 'suspected fraud', 'suspected_fraud'],
  ['63', 'security violation', 'suspected_fraud'],
  ['AF01', 'refused by the antifraud of the acquirer', 'suspected_fraud'],
  ['AF02', 'refused by the antifraud of the acquirer', 'suspected_fraud'],
  ['57', 'transaction not permitted to the cardholder', 'not_permitted'],
  ['58', 'transaction not permitted to the terminal', 'not_permitted'],
  ['62', 'restricted card', 'not_permitted'],
  ['93', 'violation of law', 'not_permitted'],
  ['91', 'issuer or switch inoperative', 'issuer_unavailable'],
  ['96', 'system malfunction', 'issuer_unavailable'],
  ['01', 'refer to the issuer', 'issuer_refused'],
  ['04', 'pick up the card', 'issuer_refused'],
  ['05', 'do not honour', 'issuer_refused'],
  ['12', 'invalid transaction', 'issuer_refused'],
]

describe('the code of a refused card', () => {
  it.each(table)('%s, %s: %s', (code, _meaning, reason) => {
    expect(declineReasonOfCode(code)).toBe(reason)
  })

  it.each(['051', '0051'])('%s with its leading zeros is read as code 51', (code) => {
    expect(declineReasonOfCode(code)).toBe('insufficient_funds')
  })

  it.each(['', '0', '00', 'ZZ', 'constructor'])('%j shows only that the issuer refused', (code) => {
    expect(declineReasonOfCode(code)).toBe('issuer_refused')
  })

  it('without a value gives no reason', () => {
    expect(declineReasonOfCode(undefined)).toBeUndefined()
  })
})
