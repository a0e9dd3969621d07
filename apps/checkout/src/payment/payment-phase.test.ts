import type { CardPartStanding, ShownCardPart } from '@balcao/domain/payments/card-part-standing'
import { paymentStatuses } from '@balcao/domain/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPaymentView } from '#sample-payments.ts'
import { isAwaited, paymentPhase } from './payment-phase.ts'

const challenge = { expiresAt: '2026-11-15T17:37:00.000Z' }
const billet = { code: '34191', url: null, pixCode: null, expiresAt: null }

const aPair = (...standings: CardPartStanding[]): ShownCardPart[] =>
  standings.map((standing) => ({
    lastFour: null,
    amountCents: 100,
    installments: 1,
    refundedCents: 0,
    standing,
  }))

describe('the state of the payment page', () => {
  test.each([
    ['a fresh Pix', {}, 'PAY_PIX'],
    ['a fresh boleto', { pix: null, billet }, 'PAY_BILLET'],
    ['a card that its buyer confirms at the bank', { pix: null, challenge }, 'CHALLENGE'],
    ['a card that was confirmed there', { pix: null, challenge, status: 'APPROVED' }, 'APPROVED'],
    ['a charge whose answer was lost', { pix: null, isConfirming: true }, 'CONFIRMING'],
    ['a Pix that can be paid although a query failed', { isConfirming: true }, 'PAY_PIX'],
    ['a refusal nobody confirmed', { status: 'REJECTED', isConfirming: true }, 'CONFIRMING'],
    ['an approval nobody confirmed', { status: 'APPROVED', isConfirming: true }, 'CONFIRMING'],
    ['a Pix that ran out', { pix: null, isExpired: true }, 'EXPIRED'],
    ['a Pix that was called off', { status: 'REJECTED', isCalledOff: true }, 'CANCELED'],
    ['a Pix that was followed by another', { supersededBy: { paymentId: 'p', isPaid: false } }, 'REPLACED'],
    ['a Pix of an order paid by another', { supersededBy: { paymentId: 'p', isPaid: true } }, 'ORDER_PAID'],
    [
      'a refund of the code that had paid the order',
      { status: 'REFUNDED', supersededBy: { paymentId: 'p', isPaid: true } },
      'REFUNDED',
    ],
    ['a refund of a part', { status: 'APPROVED', refundedCents: 100 }, 'PART_REFUNDED'],
    ['a Pix the provider canceled because it ran out', { status: 'CANCELED', isExpired: true }, 'EXPIRED'],
    ['a Pix paid after it ran out', { status: 'APPROVED', isExpired: true }, 'APPROVED'],
    ['a certain refusal', { status: 'REJECTED' }, 'REJECTED'],
    ['a cancellation', { status: 'CANCELED' }, 'CANCELED'],
    ['a refund', { status: 'REFUNDED' }, 'REFUNDED'],
    ['a chargeback', { status: 'CHARGEBACK' }, 'CHARGEBACK'],
    ['a card under way', { method: 'CREDIT_CARD', pix: null, isConfirming: true }, 'CONFIRMING'],
    [
      'a refused card and the other under refund',
      { method: 'CREDIT_CARD', pix: null, isInAnalysis: true, cards: aPair('RETURNING', 'REFUSED') },
      'RETURNING',
    ],
    ['a card in analysis', { method: 'CREDIT_CARD', pix: null, isInAnalysis: true }, 'IN_ANALYSIS'],
  ] as const)('%s', (_, wishes, phase) => {
    expect(paymentPhase(aPaymentView(wishes))).toBe(phase)
  })
})

test('no uncertain payment is shown as refused, and the page keeps polling', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentStatuses),
      fc.boolean(),
      fc.boolean(),
      (status, isExpired, hasPix) => {
        const view = aPaymentView({ status, isExpired, isConfirming: true, ...(hasPix ? {} : { pix: null }) })
        expect(['PAY_PIX', 'CONFIRMING']).toContain(paymentPhase(view))
        expect(isAwaited(paymentPhase(view))).toBe(true)
      },
    ),
  )
})
