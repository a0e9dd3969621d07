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

test('an answer that was on its way while the server pushed a newer state does not cover it', () => {
  const page = aPage()
  const takeAnswer = page.ask()
  page.push(paid)
  takeAnswer(waiting)
  expect(page.shown).toEqual(['paid'])
})

test('an answer that is newer than the push it arrives after is shown', () => {
  const page = aPage()
  const takeAnswer = page.ask()
  page.push(paid)
  takeAnswer(refunded)
  expect(page.shown).toEqual(['paid', 'refunded'])
})

test('a push of a server that lags behind takes nothing back, and neither does a question asked after it', () => {
  const page = aPage(refunded)
  page.push(paid)
  page.ask()(waiting)
  expect(page.shown).toEqual([])
})

test('of two answers of one version the one that arrives first is shown, and the next question is heard again', () => {
  const page = aPage()
  const [takeFirst, takeSecond] = [page.ask(), page.ask()]
  takeSecond({ version: 1, word: 'expired by the clock' })
  takeFirst(waiting)
  page.ask()({ version: 1, word: 'expired by the clock' })
  expect(page.shown).toEqual(['expired by the clock', 'expired by the clock'])
})
