import { expect, test } from 'vitest'
import { movableClock, systemClock } from './clock.ts'

test('a movable clock stands still until it is moved', () => {
  const clock = movableClock(new Date('2026-02-28T23:59:59Z'))
  expect(clock.now()).toEqual(clock.now())
  clock.advance({ seconds: 1 })
  expect(clock.now()).toEqual(new Date('2026-03-01T00:00:00Z'))
  clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(clock.now()).toEqual(new Date('2026-03-02T02:03:04Z'))
  clock.set(new Date('2025-01-01T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2025-01-01T00:00:00Z'))
})

test('nobody can move the clock through an instant they were given', () => {
  const start = new Date('2026-03-02T12:00:00Z')
  const clock = movableClock(start)
  clock.now().setFullYear(1999)
  start.setFullYear(1999)
  expect(clock.now()).toEqual(new Date('2026-03-02T12:00:00Z'))
})

test('the system clock goes on by itself', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})
