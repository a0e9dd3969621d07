import { expect, test } from 'vitest'
import { nextPayoutTime, type PayoutHours, weekdays } from './payout-hours.ts'

const workingHours: PayoutHours = { days: ['MON', 'TUE', 'WED', 'THU', 'FRI'], fromHour: 9, untilHour: 18 }
const at = (clock: string) => new Date(`${clock}:00-03:00`)
const leaves = (hours: PayoutHours | null, clock: string) => nextPayoutTime(hours, at(clock)).getTime()

test('a withdrawal within the hours leaves at once, to the last minute', () => {
  for (const clock of ['2026-11-16T09:00', '2026-11-16T17:59', '2026-11-20T12:30'])
    expect(leaves(workingHours, clock)).toBe(at(clock).getTime())
})

test('a withdrawal before the hours waits for the morning, and a withdrawal after them for the next open day', () => {
  expect(leaves(workingHours, '2026-11-16T08:59')).toBe(at('2026-11-16T09:00').getTime())
  expect(leaves(workingHours, '2026-11-16T18:00')).toBe(at('2026-11-17T09:00').getTime())
  expect(leaves(workingHours, '2026-11-20T18:00')).toBe(at('2026-11-23T09:00').getTime())
  expect(leaves(workingHours, '2026-11-21T12:00')).toBe(at('2026-11-23T09:00').getTime())
})

test('a withdrawal waits up to a week for a single open day', () => {
  const mondays: PayoutHours = { days: ['MON'], fromHour: 0, untilHour: 1 }
  expect(leaves(mondays, '2026-11-16T01:00')).toBe(at('2026-11-23T00:00').getTime())
})

test('hours until midnight end with the day, and without hours every withdrawal leaves at once', () => {
  const always: PayoutHours = { days: [...weekdays], fromHour: 0, untilHour: 24 }
  expect(leaves(always, '2026-11-16T23:59')).toBe(at('2026-11-16T23:59').getTime())
  expect(leaves(null, '2026-11-15T03:00')).toBe(at('2026-11-15T03:00').getTime())
})
