import { type PaymentStatus, paymentStatuses } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { fold, heldCents } from './movements.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'
import { nothingLost, weighReport } from './weigh-report.ts'

const price = 10_000
type Told = Pick<ProviderReport, 'status' | 'paidCents' | 'refundedCents'>

const opened = {
  status: 'PENDING',
  certainty: 'KNOWN',
  amountCents: price,
  paidCents: 0,
  refundedCents: 0,
  wonCents: 0,
  returnedOutsideCents: 0,
  refundsToldCents: 0,
  bookedCents: 0,
  refundDueCents: 0,
  keptCents: 0,
  movementCount: 0,
  correctedCents: 0,
  furtherReceipts: [],
  endToEndId: null,
  paidAt: null,
} as unknown as Payment

/** The effect of a report in `applyProviderEvent`, without the database. */
function hear(payment: Payment, told: Told): { after: Payment; steps: readonly string[] } {
  const report = { ...told, source: 'WEBHOOK', certainty: 'KNOWN' } as const
  const { transition, movements } = weighReport(payment, report, { isOrderPaid: false, lost: nothingLost })
  const isMove = transition.kind === 'move'
  const steps = isMove ? transition.steps : []
  return {
    after: {
      ...fold(payment, movements),
      ...(isMove && { status: transition.to, ...(steps.includes('capture') && { paidAt: new Date(0) }) }),
    },
    steps,
  }
}

function hearAll(reports: readonly Told[]) {
  let payment = opened
  const steps: string[] = []
  for (const report of reports) {
    const heard = hear(payment, report)
    payment = heard.after
    steps.push(...heard.steps)
  }
  const { status, paidCents, refundedCents, bookedCents } = payment
  return { status, paidCents, refundedCents, bookedCents, held: heldCents(payment), steps }
}

/** Every sequence of up to this many reports, with repetitions. */
function* sequences<T>(reports: readonly T[], lengthMax: number): Generator<T[]> {
  yield []
  if (lengthMax === 0) return
  for (const first of reports) for (const rest of sequences(reports, lengthMax - 1)) yield [first, ...rest]
}

describe('reports in any order and with any repetition', () => {
  /** Lives of a payment, each in its true order of events. */
  const lives: Record<string, Told[]> = {
    'paid and refunded': [{ status: 'PENDING' }, { status: 'APPROVED' }, { status: 'REFUNDED' }],
    'paid and charged back': [{ status: 'PENDING' }, { status: 'APPROVED' }, { status: 'CHARGEBACK' }],
    'expired, paid late and refunded': [
      { status: 'PENDING' },
      { status: 'CANCELED' },
      { status: 'APPROVED' },
      { status: 'REFUNDED' },
    ],
    'expired, paid late and charged back': [
      { status: 'CANCELED' },
      { status: 'APPROVED' },
      { status: 'CHARGEBACK' },
    ],
    refused: [{ status: 'PENDING' }, { status: 'REJECTED' }],
    'refunded in three parts': [
      { status: 'APPROVED', paidCents: price },
      { status: 'APPROVED', paidCents: price, refundedCents: 2_000 },
      { status: 'APPROVED', paidCents: price, refundedCents: 7_000 },
      { status: 'REFUNDED', paidCents: price, refundedCents: price },
    ],
    'paid in parts, too much, and the excess returned': [
      { status: 'PENDING', paidCents: 4_000 },
      { status: 'APPROVED', paidCents: price },
      { status: 'APPROVED', paidCents: price + 500 },
      { status: 'APPROVED', paidCents: price + 500, refundedCents: 500 },
    ],
  }

  test.each(Object.entries(lives))(
    'about a payment that was %s end as if they had arrived in order',
    (_name, life) => {
      const { steps: _taken, ...sorted } = hearAll(life)
      for (const reports of sequences(life, 6)) {
        if (!life.every((report) => reports.includes(report))) continue
        const { steps, ...ended } = hearAll(reports)
        expect(ended, JSON.stringify(reports)).toEqual(sorted)
        expect(steps.filter((step) => step === 'capture').length).toBeLessThanOrEqual(1)
        expect(new Set(steps).size).toBe(steps.length)
      }
    },
  )

  test('in all 55,987 sequences of up to six statuses move money at most once, and the sums follow from them', () => {
    const sums = new Map<string, { paidCents: number; refundedCents: number }>()
    let count = 0
    for (const statuses of sequences<PaymentStatus>(paymentStatuses, 6)) {
      count += 1
      const { steps, paidCents, refundedCents, bookedCents, held, status } = hearAll(
        statuses.map((one) => ({ status: one })),
      )
      expect(steps.filter((step) => step === 'capture').length).toBeLessThanOrEqual(1)
      expect(steps.filter((step) => step !== 'capture').length).toBeLessThanOrEqual(1)
      expect(Math.min(bookedCents, held, paidCents - refundedCents)).toBeGreaterThanOrEqual(0)
      expect(bookedCents + held).toBe(paidCents - refundedCents)
      // Money for a declined sale is held until a person decides; no other status leaves held money.
      if (held > 0) expect(status).toBe('REJECTED')
      const set = [...new Set(statuses)].toSorted().join(' ')
      const { paidCents: paid, refundedCents: refunded } = sums.get(set) ?? { paidCents, refundedCents }
      expect({ paidCents, refundedCents }, statuses.join(' ')).toEqual({
        paidCents: paid,
        refundedCents: refunded,
      })
      sums.set(set, { paidCents, refundedCents })
    }
    expect(count).toBe(55_987)
  })

  test('change an approved payment only by a refund or a chargeback', () => {
    for (const statuses of sequences<PaymentStatus>(['PENDING', 'REJECTED', 'CANCELED', 'APPROVED'], 5)) {
      const { status } = hearAll([{ status: 'APPROVED' }, ...statuses.map((one) => ({ status: one }))])
      expect(status).toBe('APPROVED')
    }
  })
})
