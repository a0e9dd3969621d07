import { describe, expect, test } from 'vitest'
import { adjustedClock, movableClock, systemClock } from './clock.ts'

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

test('a returned instant cannot be used to move the clock', () => {
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

describe('an adjusted clock', () => {
  const noon = new Date('2026-03-02T12:00:00Z')
  const wrongBy = (minutes: number) => movableClock(new Date(noon.getTime() + minutes * 60_000))

  test.each([15, -15])('shows the right time on a machine that is %i minutes off', async (minutes) => {
    const clock = adjustedClock(wrongBy(minutes))
    expect(await clock.adjust(async () => noon)).toBe(minutes * 60_000)
    expect(clock.now()).toEqual(noon)
  })

  test('follows a machine whose clock is set right while it runs', async () => {
    const machine = wrongBy(15)
    const clock = adjustedClock(machine)
    await clock.adjust(async () => noon)
    machine.set(noon)
    expect(await clock.adjust(async () => noon)).toBe(0)
    expect(clock.now()).toEqual(noon)
  })

  test('is not moved by a slow answer', async () => {
    const machine = wrongBy(0)
    const clock = adjustedClock(machine)
    const slow = async () => {
      machine.advance({ seconds: 2 })
      const answer = machine.now()
      machine.advance({ seconds: 3 })
      return answer
    }
    expect(await clock.adjust(slow)).toBe(0)
  })
})
