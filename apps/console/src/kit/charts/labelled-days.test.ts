import { expect, it } from 'vitest'
import { labelledDays } from './labelled-days.ts'

it.each([7, 14, 30])('a chart of %i days labels a few of them, including the last', (count) => {
  const days = Array.from({ length: count }, (_, index) => index)
  const labelled = labelledDays(days)
  expect(labelled.at(-1)).toBe(count - 1)
  expect(labelled.length).toBeGreaterThan(2)
  expect(labelled.length).toBeLessThan(6)
})
