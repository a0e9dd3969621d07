import { describe, expect, test } from 'vitest'
import { isBankHoliday } from '#payments/bank-holidays.ts'
import {
  addBusinessDays,
  addDays,
  addMonths,
  clockInSaoPaulo,
  dayInSaoPaulo,
  daysBetween,
  isBusinessDay,
  isCalendarDay,
  nextBusinessDay,
  startOfDayInSaoPaulo,
} from './calendar.ts'
import bankHolidays from './data/bank-holidays.json' with { type: 'json' }

describe('days in São Paulo', () => {
  test.each([
    ['2026-01-01T02:59:59Z', '2025-12-31'],
    ['2026-01-01T03:00:00Z', '2026-01-01'],
    ['2018-12-01T01:59:59Z', '2018-11-30'],
    ['2018-12-01T02:00:00Z', '2018-12-01'],
  ])('%s is on %s', (instant, day) => {
    expect(dayInSaoPaulo(new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-11-15', '2026-11-15T03:00:00.000Z'],
    ['2018-12-01', '2018-12-01T02:00:00.000Z'],
    ['2018-11-04', '2018-11-04T03:00:00.000Z'],
    ['2019-02-17', '2019-02-17T03:00:00.000Z'],
  ])('%s starts at %s', (day, instant) => {
    expect(startOfDayInSaoPaulo(day).toISOString()).toBe(instant)
  })

  test.each([
    ['2026-01-01T02:59:59Z', '23:59'],
    ['2026-01-01T03:00:00Z', '00:00'],
    ['2018-12-01T02:00:00Z', '00:00'],
  ])('%s is at %s', (instant, clock) => {
    expect(clockInSaoPaulo(new Date(instant))).toBe(clock)
  })

  test('every day starts one instant after the end of the day before, summer time or not', () => {
    for (let day = '2016-01-01'; day < '2021-01-01'; day = addDays(day, 1)) {
      const start = startOfDayInSaoPaulo(day)
      expect(dayInSaoPaulo(start)).toBe(day)
      expect(dayInSaoPaulo(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }
  })

  test('days are added and counted over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween({ from: '2026-11-15', to: '2027-11-15' })).toBe(365)
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  test('only real days are days', () => {
    expect(isCalendarDay('2028-02-29')).toBe(true)
    expect(isCalendarDay('2026-02-29')).toBe(false)
    expect(isCalendarDay('15/11/2026')).toBe(false)
    expect(() => addDays('soon', 1)).toThrow(RangeError)
  })
})

describe('the calendar of the banks', () => {
  test('agrees with the published holidays of seven years and adds no other day', () => {
    const published = new Set(bankHolidays.map((holiday) => holiday.date))
    expect(published.size).toBe(91)
    for (let day = '2024-01-01'; day <= '2030-12-31'; day = addDays(day, 1)) {
      if (isBankHoliday(day) !== published.has(day)) throw new Error(`${day} differs`)
    }
  })

  test.each([
    ['2026-02-16', false],
    ['2026-02-18', true],
    ['2026-06-04', false],
    ['2026-06-05', true],
    ['2026-11-20', false],
    ['2023-11-20', true],
    ['2026-12-31', true],
    ['2026-11-14', false],
    ['2027-01-25', true],
  ])('banks work on %s: %s', (day, works) => {
    expect(isBusinessDay(day)).toBe(works)
  })

  test.each([
    ['2026-02-13', 1, '2026-02-18'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2025-04-17', 2, '2025-04-23'],
    ['2026-11-13', 30, '2026-12-29'],
    ['2026-11-14', 0, '2026-11-16'],
    ['2026-11-16', 0, '2026-11-16'],
  ])('%s plus %i business days is %s', (day, days, result) => {
    expect(addBusinessDays(day, days)).toBe(result)
  })

  test.each([
    ['2020-10-20', 4, '2020-10-26'],
    ['2020-12-25', 0, '2020-12-28'],
    ['2020-12-25', 3, '2020-12-31'],
    ['2020-12-25', 4, '2021-01-04'],
    ['2021-08-28', 5, '2021-09-06'],
  ])(
    'a Pix charge due on %s, good for %i days more, can be paid until %s, as the Central Bank counts',
    (due, days, last) => {
      expect(nextBusinessDay(addDays(nextBusinessDay(due), days))).toBe(last)
    },
  )

  test('business days are not counted backwards', () => {
    expect(() => addBusinessDays('2026-11-16', -1)).toThrow(RangeError)
  })
})
