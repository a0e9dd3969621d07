import { expect, test } from 'vitest'
import { findUnstorableText } from './find-unstorable-text.ts'

test.each([
  ['a zero character', { name: 'Ana\0' }, 'name'],
  ['half a character', { buyer: { names: ['Ana', 'Lia\ud800'] } }, 'buyer.names.1'],
  ['a name of a field', { utm: { 'a\0': 'x' } }, 'utm'],
  ['nothing but a text', 'Ana\0', ''],
  ['whole characters of any kind', { name: 'Ana 😀 ção\n\t' }, null],
  ['no text at all', { price: 1, isOpen: true, at: null, when: undefined }, null],
  ['no input', undefined, null],
])('text that PostgreSQL cannot hold is found: %s', (_story, input, place) => {
  expect(findUnstorableText(input)).toBe(place)
})

test('a hundred thousand nested brackets are searched without a stack overflow', () => {
  expect(findUnstorableText(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBeNull()
})
