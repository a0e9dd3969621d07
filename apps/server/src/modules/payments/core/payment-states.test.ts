import { type PaymentStatus, paymentStatuses } from '@balcao/domain/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideTransition, type PaymentStep, type Standing } from './payment-states.ts'

const opened: Standing = { status: 'PENDING', certainty: 'KNOWN' }

function follow(statuses: readonly PaymentStatus[]): { standing: Standing; steps: PaymentStep[] } {
  let standing = opened
  const steps: PaymentStep[] = []
  for (const status of statuses) {
    const transition = decideTransition(standing, { status, certainty: 'KNOWN' })
    if (transition.kind !== 'move') continue
    standing = { status: transition.to, certainty: 'KNOWN' }
    steps.push(...transition.steps)
  }
  return { standing, steps }
}

describe('the life of a payment', () => {
  test('an approved payment never goes back to pending, rejected or canceled', () => {
    for (const status of ['PENDING', 'REJECTED', 'CANCELED'] as const)
      expect(
        decideTransition({ status: 'APPROVED', certainty: 'KNOWN' }, { status, certainty: 'KNOWN' }),
      ).toEqual({ kind: 'stay' })
  })

  test('money is captured at most once and returned at most once, whatever the order of reports', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentStatuses), { maxLength: 8 }), (statuses) => {
        const { steps } = follow(statuses)
        expect(steps.filter((step) => step === 'capture').length).toBeLessThanOrEqual(1)
        expect(steps.filter((step) => step !== 'capture').length).toBeLessThanOrEqual(1)
        if (steps.length > 0) expect(steps[0]).toBe('capture')
      }),
      { numRuns: 5000 },
    )
  })

  test('any order of pending, approved and refunded reports ends refunded with one capture and one return', () => {
    const reports = ['PENDING', 'APPROVED', 'APPROVED', 'REFUNDED', 'PENDING', 'REFUNDED'] as const
    fc.assert(
      fc.property(fc.shuffledSubarray([...reports], { minLength: reports.length }), (shuffled) => {
        expect(follow(shuffled)).toEqual({
          standing: { status: 'REFUNDED', certainty: 'KNOWN' },
          steps: ['capture', 'reverse_refund'],
        })
      }),
      { numRuns: 720 },
    )
  })

  test('a Pix paid after it expired is honoured', () => {
    expect(follow(['CANCELED', 'APPROVED'])).toEqual({
      standing: { status: 'APPROVED', certainty: 'KNOWN' },
      steps: ['capture'],
    })
  })

  test('money that arrives after a known decline becomes a case for a person', () => {
    expect(
      decideTransition(
        { status: 'REJECTED', certainty: 'KNOWN' },
        { status: 'APPROVED', certainty: 'KNOWN' },
      ),
    ).toEqual({
      kind: 'case',
      caseKind: 'LATE_PAYMENT',
    })
  })

  test('an unknown status of a provider is shown, moves no money and leaves the payment open', () => {
    const shown = decideTransition(opened, { status: 'REJECTED', certainty: 'UNCONFIRMED' })
    expect(shown).toEqual({ kind: 'move', to: 'REJECTED', steps: [] })
    const truth = decideTransition(
      { status: 'REJECTED', certainty: 'UNCONFIRMED' },
      { status: 'APPROVED', certainty: 'KNOWN' },
    )
    expect(truth).toEqual({ kind: 'move', to: 'APPROVED', steps: ['capture'] })
  })

  test('an unconfirmed approval approves nothing', () => {
    expect(decideTransition(opened, { status: 'APPROVED', certainty: 'UNCONFIRMED' })).toEqual({
      kind: 'stay',
    })
  })
})
