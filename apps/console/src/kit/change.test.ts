import { describe, expect, it } from 'vitest'
import { pointsChange, rate, relativeChange } from './change.ts'

describe('a figure against the period before', () => {
  it('grew or shrank by a share of its earlier value', () => {
    expect(relativeChange({ now: 15_000, before: 10_000 })).toEqual({ share: 0.5, direction: 'up' })
    expect(relativeChange({ now: 7_500, before: 10_000 })).toEqual({ share: -0.25, direction: 'down' })
  })

  it('has no change when the earlier value is zero, instead of infinity', () => {
    expect(relativeChange({ now: 15_000, before: 0 })).toBeNull()
  })

  it('did not move when the movement would be shown as zero', () => {
    expect(relativeChange({ now: 100_001, before: 100_000 })).toEqual({ share: 0, direction: 'flat' })
  })
})

describe('a rate against the period before', () => {
  it('moves in points', () => {
    expect(pointsChange({ now: 0.75, before: 0.5 })).toEqual({ share: 0.25, direction: 'up' })
  })

  it('has no change without a base', () => {
    expect(pointsChange({ now: rate(0, 0), before: 0.5 })).toBeNull()
    expect(pointsChange({ now: 0.5, before: rate(3, 0) })).toBeNull()
  })
})
