import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawVariant } from './draw-variant.ts'

const variant = { key: 'v1', offerId: 'b', headline: 'B', text: '', percent: 30 }
const step = { key: 's1', variants: [variant] }
/** Ten thousand order ids, the same in every run. */
const orderIds = Array.from({ length: 10_000 }, (_, n) =>
  createHash('sha256').update(`order ${n}`).digest('hex'),
)

const shareOf = (percent: number, ids = orderIds) =>
  ids.filter((id) => drawVariant({ ...step, variants: [{ ...variant, percent }] }, id)).length / ids.length

test('of ten thousand orders the variant’s share is its weight', () => {
  for (const percent of [1, 10, 30, 50, 99])
    expect(Math.abs(shareOf(percent) - percent / 100)).toBeLessThan(0.015)
})

test('an order always sees the same variant, and without a variant the step itself', () => {
  for (const id of orderIds.slice(0, 100)) expect(drawVariant(step, id)).toBe(drawVariant(step, id))
  expect(drawVariant({ key: 's1' }, 'order')).toBeNull()
  expect(drawVariant({ key: 's1', variants: [] }, 'order')).toBeNull()
})

test('the draws of two steps are independent', () => {
  const first = orderIds.filter((id) => drawVariant(step, id))
  const both = first.filter((id) => drawVariant({ ...step, key: 's2' }, id))
  expect(Math.abs(both.length / first.length - 0.3)).toBeLessThan(0.03)
})
