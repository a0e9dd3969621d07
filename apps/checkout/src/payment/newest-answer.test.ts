import { expect, test } from 'vitest'
import { createNewestAnswer } from './newest-answer.ts'

type State = { version: number; word: string }
const waiting: State = { version: 1, word: 'waiting' }
const paid: State = { version: 2, word: 'paid' }
const refunded: State = { version: 3, word: 'refunded' }

function aPage(first = waiting) {
  const shown: string[] = []
  return { shown, ...createNewestAnswer<State>(first, ({ word }) => shown.push(word)) }
}

test('an answer requested before a push does not replace the newer pushed state', () => {
  const page = aPage()
  const takeAnswer = page.ask()
  page.push(paid)
  takeAnswer(waiting)
  expect(page.shown).toEqual(['paid'])
})

test('an answer newer than the push before it is shown', () => {
  const page = aPage()
  const takeAnswer = page.ask()
  page.push(paid)
  takeAnswer(refunded)
  expect(page.shown).toEqual(['paid', 'refunded'])
})

test('a lagging server cannot revert the page, by a push or by a later answer', () => {
  const page = aPage(refunded)
  page.push(paid)
  page.ask()(waiting)
  expect(page.shown).toEqual([])
})

test('of two concurrent answers with the same version only the first to arrive is shown, and a later request is shown again', () => {
  const page = aPage()
  const [takeFirst, takeSecond] = [page.ask(), page.ask()]
  takeSecond({ version: 1, word: 'expired by the clock' })
  takeFirst(waiting)
  page.ask()({ version: 1, word: 'expired by the clock' })
  expect(page.shown).toEqual(['expired by the clock', 'expired by the clock'])
})
