import { expect, test } from 'vitest'
import { standingOf } from './account-standing.ts'

const busy = { status: 'ACTIVE', methods: ['PIX'], isResting: false, judged: 0, sick: 0 } as const

test.each([
  ['three of three failed', { judged: 3, sick: 3 }, 'FAILING'],
  ['half of them failed', { judged: 10, sick: 5 }, 'FAILING'],
  ['most were answered', { judged: 10, sick: 4 }, 'WELL'],
  ['two calls allow no judgement', { judged: 2, sick: 2 }, 'WELL'],
  ['no call was made', {}, 'WELL'],
  ['its breaker is open', { isResting: true, judged: 3, sick: 3 }, 'RESTING'],
  ['a person paused it', { status: 'PAUSED' as const, isResting: true }, 'PAUSED'],
  ['it has no method', { methods: [] }, 'UNUSED'],
])('the standing of an account when %s', (_story, more, standing) => {
  expect(standingOf({ ...busy, ...more })).toBe(standing)
})
