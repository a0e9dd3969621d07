import { describe, expect, it } from 'vitest'
import { subscriptionDeeds } from './subscription-deeds.ts'

const paid = [{ state: 'PAID' }]
const open = [{ state: 'OPEN' }, { state: 'PAID' }]

describe('what a seller can do with a subscription', () => {
  it.each([
    ['ACTIVE', 'PIX', paid, ['cancel', 'pause']],
    ['ACTIVE', 'CREDIT_CARD', paid, ['cancel', 'pause', 'cardLink']],
    ['PAST_DUE', 'CREDIT_CARD', open, ['cancel', 'pause', 'cardLink', 'chargeNow']],
    ['PAUSED', 'PIX', paid, ['cancel', 'resume']],
    ['CANCEL_AT_END', 'PIX', paid, ['cancel']],
    ['CANCELED', 'PIX', paid, []],
  ] as const)('%s by %s', (state, method, cycles, expected) => {
    expect(subscriptionDeeds({ state, method, cycles })).toEqual(expected)
  })
})
