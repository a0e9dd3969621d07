import { describe, expect, it } from 'vitest'
import { endOfDay, lastDayBefore, lastInstantOf } from './last-day.ts'

describe('a last day', () => {
  it('counts to its end in São Paulo, and is read back as the same day', () => {
    expect(endOfDay('2030-12-31')).toBe('2031-01-01T03:00:00.000Z')
    expect(lastDayBefore('2031-01-01T03:00:00.000Z')).toBe('2030-12-31')
  })

  it('is the day that an instant in the middle of it belongs to', () => {
    expect(lastDayBefore('2030-12-31T15:00:00.000Z')).toBe('2030-12-31')
  })

  it.each(['', '2030-02-30', '0002-04-20', '0203-04-20'])('is incomplete while typing %s', (typed) => {
    expect(endOfDay(typed)).toBeNull()
  })
})

it('the last instant of a day is still on that day', () => {
  expect(lastInstantOf('2026-11-20')).toBe('2026-11-21T02:59:59.999Z')
  expect(lastDayBefore('2026-11-21T02:59:59.999Z')).toBe('2026-11-20')
  expect(lastInstantOf('0002-01-01')).toBeNull()
})
