import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparkline.tsx'

const box = { width: 100, height: 20, inset: 0 }

describe('a sparkline', () => {
  it('runs from the first to the last figure, the highest at the top', () => {
    expect(sparklinePath([0, 10, 5], box)?.line).toBe('M0.0 20.0L50.0 0.0L100.0 10.0')
  })

  it('runs through the middle when all figures are equal', () => {
    expect(sparklinePath([7, 7], box)?.line).toBe('M0.0 10.0L100.0 10.0')
  })

  it('is not drawn from a single figure', () => {
    expect(sparklinePath([7], box)).toBeNull()
  })
})
