import { expect, it } from 'vitest'
import { axisSteps, roundSteps } from './round-steps.ts'

it.each([
  { largest: 0, steps: [0, 100] },
  { largest: 150, steps: [0, 100, 200] },
  { largest: 231_450, steps: [0, 100_000, 200_000, 300_000] },
  { largest: 92_000, steps: [0, 25_000, 50_000, 75_000, 100_000] },
  { largest: 400_000, steps: [0, 100_000, 200_000, 300_000, 400_000] },
])('an axis up to $largest cents is marked at $steps', ({ largest, steps }) => {
  expect(roundSteps(largest)).toEqual(steps)
})

it('an axis reaches below zero if a day lost money', () => {
  expect(axisSteps({ lowest: 0, largest: 150 })).toEqual([0, 100, 200])
  expect(axisSteps({ lowest: -30_000, largest: 92_000 })).toEqual([
    -50_000, -25_000, 0, 25_000, 50_000, 75_000, 100_000,
  ])
  expect(axisSteps({ lowest: -150, largest: -20 })).toEqual([-200, -100, 0])
})
