import { AppError } from '@balcao/domain/texts/app-error'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type MovableClock, movableClock } from './clock.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

const sixPerMinute = { name: 'purchase', perMinute: 6, burst: 3 }

let clock: MovableClock
let limits: RateLimiter

beforeEach(() => {
  clock = movableClock(new Date('2026-03-02T12:00:00Z'))
  limits = createRateLimiter(clock)
})

function refusal(who: string, limit = sixPerMinute): AppError | undefined {
  try {
    limits.spend(limit, who)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

test('a burst goes through, and the next request is refused with the time of its retry', () => {
  for (let each = 0; each < 3; each++) expect(refusal('ana')).toBeUndefined()
  expect(refusal('ana')).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 10 } })
})

test('a retry succeeds right after its announced time, and not long before', () => {
  const anyLimit = fc.record({
    perMinute: fc.integer({ min: 1, max: 600 }),
    burst: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(anyLimit, fc.integer({ min: 0, max: 100 }), (numbers, pauseSeconds) => {
      const limit = { name: 'any', ...numbers }
      clock = movableClock(new Date('2026-03-02T12:00:00Z'))
      limits = createRateLimiter(clock)
      for (let each = 0; each < limit.burst; each++) expect(refusal('ana', limit)).toBeUndefined()
      clock.advance({ seconds: pauseSeconds })
      const toldSeconds = Number(refusal('ana', limit)?.details.retryAfterSeconds ?? 0)
      if (toldSeconds === 0) return
      clock.advance({ seconds: toldSeconds - 2 })
      if (toldSeconds > 2) expect(refusal('ana', limit)).toBeDefined()
      clock.advance({ seconds: 3 })
      expect(refusal('ana', limit)).toBeUndefined()
    }),
  )
})

test('the steady pace holds over an hour of constant requests', () => {
  let served = 0
  for (let second = 0; second < 3600; second++) {
    for (let each = 0; each < 5; each++) if (!refusal('bot')) served += 1
    clock.advance({ seconds: 1 })
  }
  expect(served).toBeGreaterThanOrEqual(360)
  expect(served).toBeLessThanOrEqual(363)
})

test('a pause fills the bucket up to its burst and no further', () => {
  refusal('ana')
  clock.advance({ days: 30 })
  const outcomes = Array.from({ length: 5 }, () => refusal('ana') === undefined)
  expect(outcomes).toEqual([true, true, true, false, false])
})

test('clients and limits do not share a bucket', () => {
  for (let each = 0; each < 4; each++) refusal('ana')
  expect(refusal('bia')).toBeUndefined()
  expect(refusal('ana', { ...sixPerMinute, name: 'login' })).toBeUndefined()
})

test('a clock that jumps back neither grants nor takes tokens', () => {
  for (let each = 0; each < 3; each++) refusal('ana')
  clock.set(new Date('2026-03-02T11:00:00Z'))
  expect(refusal('ana')).toBeDefined()
  clock.advance({ seconds: 10 })
  expect(refusal('ana')).toBeUndefined()
})

test('a flood of new clients evicts quiet clients first, not those being limited now', () => {
  for (let each = 0; each < 4; each++) refusal('bot')
  for (let stranger = 0; stranger < 60_000; stranger++) {
    refusal(`stranger ${stranger}`)
    if (stranger % 1_000 === 0) expect(refusal('bot')).toBeDefined()
  }
})

test('processes that share a port grant the limit together, and one browser at least a quarter of it', () => {
  const twelve = { name: 'cart', perMinute: 12, burst: 12 }
  const grantedBy = (processes: number) => {
    limits = createRateLimiter(clock, processes)
    let granted = 0
    while (refusal('ana', twelve) === undefined) granted += 1
    return granted
  }
  expect([1, 2, 4, 16].map(grantedBy)).toEqual([12, 6, 3, 3])
})

test('the excess grows with the distance from the limit, and refuses no call', () => {
  const asked = () => limits.excess(sixPerMinute, 'ana')
  expect([asked(), asked(), asked()]).toEqual([0, 0, 0])
  expect([asked(), asked(), asked()]).toEqual([1 / 3, 2 / 3, 1])
  clock.advance({ minutes: 2 })
  expect(asked()).toBe(0)
})

test('an id is spent once', () => {
  expect([limits.spendOnce('a'), limits.spendOnce('a'), limits.spendOnce('b')]).toEqual([true, false, true])
})
