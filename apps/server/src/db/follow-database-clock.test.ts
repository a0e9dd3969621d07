import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustedClock } from '#kit/clock.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { followDatabaseClock } from './follow-database-clock.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

test('processes of machines half an hour apart agree on the time', async () => {
  const machines = [15, -15].map((minutes) =>
    adjustedClock({ now: () => new Date(Date.now() + minutes * 60_000) }),
  )
  const stops = await Promise.all(machines.map((clock) => followDatabaseClock(clock, world.app)))
  const [fast, slow] = machines.map((clock) => clock.now().getTime())
  for (const stop of stops) stop()
  expect(Math.abs((fast ?? 0) - (slow ?? Number.NaN))).toBeLessThan(60_000)
})
