import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#calendar.ts'
import { mayPixDebitBeSent, nextPixPeriod, nextPixRetry, pixFrequencyOf } from './automatic-pix.ts'

describe('the periods of a Pix Automático', () => {
  it('are those of the Central Bank', () => {
    expect([7, 30, 90, 180, 365].map(pixFrequencyOf)).toEqual([
      'WEEKLY',
      'MONTHLY',
      'QUARTERLY',
      'SEMIANNUALLY',
      'ANNUALLY',
    ])
    expect([15, 60].map(pixFrequencyOf)).toEqual([null, null])
  })

  it("start on the first period's day of the month, or on the last day of a shorter month", () => {
    const monthly = { startsOn: '2027-01-31', frequency: 'MONTHLY' } as const
    expect(nextPixPeriod(monthly, '2027-01-01')).toBe('2027-01-31')
    expect(nextPixPeriod(monthly, '2027-01-31')).toBe('2027-02-28')
    expect(nextPixPeriod(monthly, '2027-02-28')).toBe('2027-03-31')
    expect(nextPixPeriod({ ...monthly, frequency: 'WEEKLY' }, '2027-02-07')).toBe('2027-02-14')
  })

  it.each(Array.from({ length: 31 }, (_, day) => addDays('2027-01-01', day)))(
    'hold one charge each for ten years of thirty days from %s, and no charge comes more than three days late',
    (startsOn) => {
      const terms = { startsOn, frequency: 'MONTHLY' } as const
      let day: string = startsOn
      const periods = new Set<string>()
      for (let charge = 0; charge < 120; charge++) {
        const period = nextPixPeriod(terms, day)
        expect(periods.has(period)).toBe(false)
        periods.add(period)
        const due = addDays(day, 30)
        const [, next = due] = [period, due].sort()
        expect(daysBetween({ from: due, to: next })).toBeLessThanOrEqual(3)
        day = next
      }
    },
  )
})

describe('the window of a debit', () => {
  it.each([
    ['2026-11-16', '2026-11-18', true],
    // From Friday to Monday is one business day.
    ['2026-11-13', '2026-11-16', false],
    ['2026-11-13', '2026-11-17', true],
    ['2026-11-06', '2026-11-16', true],
    ['2026-11-05', '2026-11-16', false],
    // Over Carnival, from Friday to Ash Wednesday and the day after it.
    ['2027-02-05', '2027-02-10', false],
    ['2027-02-05', '2027-02-11', true],
  ])('sent on %s for %s: %s', (today, dueOn, isOpen) => {
    expect(mayPixDebitBeSent(today, dueOn)).toBe(isOpen)
  })

  it('is always open a week before the due day', () => {
    for (let day = '2026-01-01'; day < '2036-01-01'; day = addDays(day, 1))
      expect(mayPixDebitBeSent(day, addDays(day, 7))).toBe(true)
  })
})

describe('retries of a debit', () => {
  const monthly = { dueOn: '2026-11-10', frequencyInDays: 30 }
  it.each([
    [0, '2026-11-11', '2026-11-12'],
    [2, '2026-11-16', '2026-11-17'],
    [2, '2026-11-17', null],
    [3, '2026-11-12', null],
  ])('after %i retries, on %s, the next day is %s', (retries, today, day) => {
    expect(nextPixRetry({ ...monthly, retries }, today)).toBe(day)
  })

  it('of a weekly charge end three days before the next charge is due', () => {
    expect(nextPixRetry({ dueOn: '2026-11-10', retries: 1, frequencyInDays: 7 }, '2026-11-14')).toBeNull()
  })
})
