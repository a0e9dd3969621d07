import { moneyCases } from '@balcao/domain/testing/money-cases'
import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, heldCents, leftCents } from '#modules/payments/core/movements.ts'
import { openPayment } from '#modules/payments/core/open-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { weighReport } from '#modules/payments/core/weigh-report.ts'
import { type CardCharge, leftOnCard, newCharges } from './card-charge.ts'
import { factsOfCharge } from './facts-of-charge.ts'
import { foldCharges } from './fold-charges.ts'

const amounts = [12_500, 7_500] as const
const amountCents = amounts[0] + amounts[1]

function aPayment(): Payment {
  const account = { id: 'account', provider: 'PAGARME', line: null }
  const now = new Date('2030-01-01T12:00:00Z')
  const wanted = {
    id: 'payment',
    orderId: 'order',
    sellerId: 'seller',
    productId: 'product',
    method: 'CREDIT_CARD',
    amountCents,
    currency: 'BRL',
    installments: 1,
    cardLastFour: null,
    cards: amounts.map((cents) => ({
      priceCents: cents,
      amountCents: cents,
      installments: 1,
      lastFour: null,
    })),
    isDemo: false,
    reserved: { accounts: [account], passedOver: [] },
    choice: 'FIRST_IN_ORDER',
    divided: null,
    pixMinutes: null,
    automaticPix: null,
  }
  const scope = { platformId: 'platform', now }
  return openPayment(
    scope as unknown as Parameters<typeof openPayment>[0],
    wanted as unknown as Parameters<typeof openPayment>[1],
  ).payment
}

type Told = { number: 0 | 1; status: ProviderReport['status']; isKnown: boolean }

/** The payment after a report, without a database: the sums and the status that `applyProviderEvent` would write. */
function apply(payment: Payment, report: ProviderReport): Payment {
  const weighed = weighReport(payment, report, {
    isOrderPaid: false,
    lost: { ofSaleCents: 0, inAllCents: 0 },
  })
  const { transition, movements } = weighed
  const next = fold(payment, movements)
  if (transition.kind !== 'move') return next
  const isCapture = transition.steps.includes('capture')
  return {
    ...next,
    status: transition.to,
    certainty: report.certainty,
    paidAt: isCapture ? payment.createdAt : payment.paidAt,
  }
}

const told = fastCheck.record({
  number: fastCheck.constantFrom(0 as const, 1 as const),
  status: fastCheck.constantFrom('PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED' as const),
  isKnown: fastCheck.boolean(),
})

describe('reports about two cards, in any order', () => {
  test('sell the order once when both cards are paid, and refuse it only when no money is left', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.array(told, { maxLength: 14 }), (reports) => {
        let payment = aPayment()
        let charges: CardCharge[] = newCharges(payment, ['one', 'two'])
        let sold = 0
        for (const { number, status, isKnown } of reports as Told[]) {
          charges = charges.map((charge, index) =>
            index === number
              ? {
                  ...charge,
                  ...factsOfCharge(
                    charge,
                    { source: 'WEBHOOK', status, certainty: isKnown ? 'KNOWN' : 'UNKNOWN' },
                    { isSold: payment.paidAt !== null, dueCents: amountCents },
                  ),
                }
              : charge,
          )
          const before = payment
          payment = apply(payment, foldCharges(payment, charges, 'WEBHOOK'))
          if (before.paidAt === null && payment.paidAt !== null) {
            sold += 1
            if (!charges.every((charge) => leftOnCard(charge) === charge.amountCents)) return false
          }
          const isOver = payment.certainty === 'KNOWN' && payment.status === 'REJECTED'
          const leftOnCards = charges.reduce((sum, charge) => sum + leftOnCard(charge), 0)
          const areDecided = charges.every(({ state }) => state === 'PAID' || state === 'REFUSED')
          if (areDecided && leftCents(payment) !== leftOnCards) return false
          if (isOver && heldCents(payment) !== leftCents(payment)) return false
        }
        return sold <= 1
      }),
      { numRuns: moneyCases, seed: 20_301_119 },
    )
  })

  test('the paid first card counts as a part only after the second is refused', () => {
    const payment = aPayment()
    const [first, second] = newCharges(payment, ['one', 'two'])
    if (!first || !second) throw new Error('two charges')
    const paid = { ...first, state: 'PAID' as const, paidCents: first.amountCents }
    const open = foldCharges(payment, [paid, { ...second, state: 'SENT' }], 'RECONCILER')
    expect(open).toMatchObject({ status: 'PENDING', certainty: 'UNKNOWN' })
    const lone = foldCharges(
      payment,
      [paid, { ...second, state: 'REFUSED', reason: 'expired_card' }],
      'RECONCILER',
    )
    expect(lone).toMatchObject({ status: 'PENDING', certainty: 'KNOWN', isPart: true, paidCents: 12_500 })
    const back = { ...paid, refundedCents: 12_500 }
    const over = foldCharges(
      payment,
      [back, { ...second, state: 'REFUSED', reason: 'expired_card' }],
      'RECONCILER',
    )
    expect(over).toMatchObject({ status: 'REJECTED', certainty: 'KNOWN', reason: 'expired_card' })
  })
})
