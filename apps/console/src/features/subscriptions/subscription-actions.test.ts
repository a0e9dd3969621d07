import { describe, expect, it } from 'vitest'
import { subscriptionActions } from './subscription-actions.ts'

const paid = [{ state: 'PAID' }]
const chargeDays = { first: '2026-12-15', last: '2027-01-14' }
const open = [{ state: 'OPEN' }, { state: 'PAID' }]

describe('the actions of a seller on a subscription', () => {
  it.each([
    ['ACTIVE', 'PIX', chargeDays, paid, ['cancel', 'pause', 'moveDate']],
    ['ACTIVE', 'CREDIT_CARD', chargeDays, paid, ['cancel', 'pause', 'moveDate', 'cardLink']],
    ['ACTIVE', 'PIX', null, open, ['cancel', 'pause', 'chargeNow']],
    ['PAST_DUE', 'CREDIT_CARD', null, open, ['cancel', 'pause', 'cardLink', 'chargeNow']],
    ['PAUSED', 'PIX', null, paid, ['cancel', 'resume']],
    ['CANCEL_AT_END', 'PIX', null, paid, ['cancel']],
    ['CANCELED', 'PIX', null, paid, []],
  ] as const)('%s by %s', (state, method, days, cycles, expected) => {
    expect(
      subscriptionActions(
        { state, method, isAutomaticPix: false, isPlanChangeOpen: false, chargeDays: days, cycles },
        'SELLER',
      ),
    ).toEqual(expected)
  })

  it('offers the end of a Pix Automático, and a change of plan if another plan can be chosen', () => {
    expect(
      subscriptionActions(
        {
          state: 'ACTIVE',
          method: 'PIX',
          isAutomaticPix: true,
          isPlanChangeOpen: true,
          chargeDays: null,
          cycles: paid,
        },
        'SELLER',
      ),
    ).toEqual(['cancel', 'pause', 'endAutomaticPix', 'changePlan'])
  })
})
