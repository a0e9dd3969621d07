import { expect, test } from 'vitest'
import { movableClock } from './clock.ts'
import { createKept } from './kept.ts'

function pages() {
  const clock = movableClock(new Date('2026-03-02T12:00:00Z'))
  const asked = { states: 0, made: 0 }
  const offer = { state: 'first', isSold: true }
  const kept = createKept<{ state: string }>({
    clock,
    freshForMs: 1_000,
    keptMax: 2,
    keyOf: (place) => place,
    read: async (_place, former) => {
      if (former) asked.states += 1
      if (former?.state === offer.state) return former
      asked.made += 1
      if (!offer.isSold) throw new Error('It sells no more')
      return { state: offer.state }
    },
  })
  const visit = (visitors = 1) => Promise.all(Array.from({ length: visitors }, () => kept.get('offer')))
  return { clock, asked, offer, kept, visit }
}

test('many requests for a page render it once, and read its version once a second', async () => {
  const { clock, asked, kept, visit } = pages()
  await visit(50)
  expect(asked).toEqual({ states: 0, made: 1 })
  expect(kept.fresh('offer')).toEqual({ state: 'first' })
  clock.advance({ seconds: 2 })
  expect(kept.fresh('offer')).toBeUndefined()
  await visit(50)
  expect(asked).toEqual({ states: 1, made: 1 })
  expect(kept.fresh('offer')).toEqual({ state: 'first' })
})

test('a new version is rendered again', async () => {
  const { clock, asked, offer, kept, visit } = pages()
  await visit()
  offer.state = 'second'
  clock.advance({ seconds: 2 })
  await visit()
  expect(asked.made).toBe(2)
  expect(kept.fresh('offer')).toEqual({ state: 'second' })
})

test('a failed rendering is not cached, and is tried again by the next request', async () => {
  const { clock, offer, kept, visit } = pages()
  await visit()
  Object.assign(offer, { state: 'none', isSold: false })
  clock.advance({ seconds: 2 })
  await expect(visit(2)).rejects.toThrow('It sells no more')
  expect(kept.fresh('offer')).toBeUndefined()
  offer.isSold = true
  expect(await visit()).toEqual([{ state: 'none' }])
})

test('a clock that was set back does not keep a page for longer', async () => {
  const { clock, kept, visit } = pages()
  await visit()
  clock.advance({ hours: -1 })
  expect(kept.fresh('offer')).toBeUndefined()
})
