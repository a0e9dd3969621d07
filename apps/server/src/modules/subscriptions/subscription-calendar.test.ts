import { clockInSaoPaulo, dayInSaoPaulo } from '@balcao/domain/calendar'
import { recurrences } from '@balcao/domain/options/recurrences'
import { describe, expect, test } from 'vitest'
import { endOfDunning, nextDunningStep } from './charging/dunning.ts'
import { daysAfter, dueTime, nextStart, noticeTime } from './subscription-calendar.ts'

describe('the day of a charge', () => {
  test('is counted in days, over a leap day, the ends of months and of years', () => {
    const from = (day: string, days: number) => dayInSaoPaulo(daysAfter(dueTime(day), days))
    expect(from('2028-02-15', 15)).toBe('2028-03-01')
    expect(from('2027-02-15', 15)).toBe('2027-03-02')
    expect(from('2028-01-31', 30)).toBe('2028-03-01')
    expect(from('2027-12-31', 60)).toBe('2028-02-29')
    expect(from('2027-03-01', 365)).toBe('2028-02-29')
    expect(from('2028-10-31', 90)).toBe('2029-01-29')
  })

  test('is at nine in the morning, also across a change to daylight saving time in São Paulo', () => {
    for (const day of ['2018-10-20', '2018-11-05', '2019-02-10'])
      for (const frequency of recurrences)
        expect(clockInSaoPaulo(daysAfter(dueTime(day), frequency))).toBe('09:00')
  })

  test('is announced a week before a year, three days before a month, and the day before a week', () => {
    const paidUntil = dueTime('2030-06-20')
    const noticeOf = (frequency: number) =>
      dayInSaoPaulo(noticeTime(paidUntil, { frequencyInDays: frequency, isTrial: false }))
    expect(recurrences.map(noticeOf)).toEqual([
      '2030-06-19',
      '2030-06-19',
      '2030-06-17',
      '2030-06-17',
      '2030-06-17',
      '2030-06-13',
    ])
  })
})

describe('the next period', () => {
  const paidUntil = dueTime('2030-06-20')
  const hours = (count: number) => new Date(paidUntil.getTime() + count * 3_600_000)

  test('begins where the paid one ends, even with a wrong clock or a worker down for a day', () => {
    for (const late of [-0.25, 0, 0.25, 23, 38]) expect(nextStart(paidUntil, hours(late))).toBe('2030-06-20')
  })

  test('begins today after a longer outage', () => {
    expect(nextStart(paidUntil, hours(48))).toBe('2030-06-22')
    expect(nextStart(paidUntil, hours(24 * 400))).toBe('2031-07-25')
  })
})

describe('the dunning', () => {
  const cycle = { dueAt: dueTime('2030-06-20') }

  test.each(recurrences)('of every %s days ends before the next cycle starts', (frequencyInDays) => {
    for (const method of ['CREDIT_CARD', 'PIX', 'BILLET'] as const) {
      const terms = { method, frequencyInDays }
      const end = endOfDunning(terms, cycle)
      expect(end <= daysAfter(cycle.dueAt, frequencyInDays)).toBe(true)
      const steps = []
      for (let at = cycle.dueAt; at < end; ) {
        at = nextDunningStep(terms, cycle, at)
        steps.push(at)
      }
      expect(steps.at(-1)).toEqual(end)
      expect(steps).toEqual(steps.toSorted((left, right) => left.getTime() - right.getTime()))
    }
  })
})
