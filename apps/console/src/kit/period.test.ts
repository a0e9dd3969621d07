import { describe, expect, it } from 'vitest'
import { periodBounds, readPeriod, widerPeriod, writePeriod } from './period.ts'

describe('a period in the address of a page', () => {
  it('is one of the four presets, or two days in order', () => {
    expect(readPeriod({ range: '7' }, '30')).toBe('7')
    expect(readPeriod({ from: '2026-11-01', to: '2026-11-15' }, '30')).toEqual({
      from: '2026-11-01',
      to: '2026-11-15',
    })
  })

  it.each([
    {},
    { range: '8' },
    { from: '2026-11-15', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-11-01' },
    { from: '2026-11-01' },
  ])('falls back on invalid values such as %o', (texts) => {
    expect(readPeriod(texts, '30')).toBe('30')
  })

  it('is read back as it was written', () => {
    const written = writePeriod({ from: '2026-11-01', to: '2026-11-15' })
    expect(written.range).toBeUndefined()
    expect(readPeriod(JSON.parse(JSON.stringify(written)), '30')).toEqual({
      from: '2026-11-01',
      to: '2026-11-15',
    })
  })
})

describe('the instants of a period', () => {
  it('start at midnight in São Paulo, today included', () => {
    expect(periodBounds('TODAY', '2026-11-15')).toEqual({ from: '2026-11-15T03:00:00.000Z' })
    expect(periodBounds('7', '2026-11-15')).toEqual({ from: '2026-11-09T03:00:00.000Z' })
  })

  it('include the whole last day', () => {
    expect(periodBounds({ from: '2026-11-01', to: '2026-11-01' }, '2026-11-15')).toEqual({
      from: '2026-11-01T03:00:00.000Z',
      to: '2026-11-02T03:00:00.000Z',
    })
  })
})

describe('an empty period', () => {
  it('leads to a wider one, step by step', () => {
    const month = widerPeriod('7', '2026-11-15')
    const year = widerPeriod(month, '2026-11-15')
    expect(month).toBe('30')
    expect(year).toEqual({ from: '2025-11-16', to: '2026-11-15' })
    expect(widerPeriod(year, '2026-11-15')).toEqual({ from: '2021-11-16', to: '2026-11-15' })
  })
})
