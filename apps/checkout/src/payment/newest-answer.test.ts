import { expect, test } from 'vitest'
import { createNewestAnswer } from './newest-answer.ts'

function aPage() {
  const shown: string[] = []
  return { shown, ...createNewestAnswer<string>((state) => shown.push(state)) }
}

test('an answer that was on its way while the server pushed a newer state does not cover it', () => {
  const page = aPage()
  const takeAnswer = page.ask()
  page.push('approved')
  takeAnswer('pending')
  expect(page.shown).toEqual(['approved'])
})

test('of two questions at once the answer that arrives first is shown, and the next question is heard again', () => {
  const page = aPage()
  const [takeFirst, takeSecond] = [page.ask(), page.ask()]
  takeSecond('approved')
  takeFirst('pending')
  page.ask()('approved')
  expect(page.shown).toEqual(['approved', 'approved'])
})
