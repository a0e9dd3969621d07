import { expect, test } from 'vitest'
import { retryAt } from './retry-plan.ts'

const start = new Date('2030-03-13T15:00:00Z')

function lastTry(chance: number): { tries: number; hours: number } {
  let at = start
  let tries = 1
  for (let next = retryAt(tries, at, chance); next; next = retryAt(tries, at, chance)) {
    at = next
    tries += 1
  }
  return { tries, hours: (at.getTime() - start.getTime()) / 3_600_000 }
}

test('a delivery is tried ten times within about three days and three hours', () => {
  expect(lastTry(0.5).tries).toBe(10)
  expect(lastTry(0.5).hours).toBeCloseTo(74.6, 1)
})

test('the random spread moves every try by at most a tenth', () => {
  expect(lastTry(0).hours).toBeCloseTo(74.6 * 0.9, 1)
  expect(lastTry(1).hours).toBeCloseTo(74.6 * 1.1, 1)
})
