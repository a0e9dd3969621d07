import { expect, test } from 'vitest'
import { keepMarked } from './use-list-table.ts'

test('a selected row keeps the values that it had when it was selected, until it is selected again', () => {
  const shown = new Map([['a', 'R$ 10']])
  const find = (id: string) => shown.get(id)
  const marked = keepMarked(['a'], new Map(), find)
  shown.set('a', 'R$ 900')
  shown.set('b', 'R$ 20')
  const both = keepMarked(['a', 'b'], marked, find)
  expect([...both]).toEqual([
    ['a', 'R$ 10'],
    ['b', 'R$ 20'],
  ])
  const without = keepMarked(['b'], both, find)
  expect([...without]).toEqual([['b', 'R$ 20']])
  expect(keepMarked(['a', 'b'], without, find).get('a')).toBe('R$ 900')
})
