import { expect, test } from 'vitest'
import { withoutKey } from './frame.ts'

test('the key of a frame is removed from an address, and the rest stays unchanged', () => {
  expect(withoutKey('')).toBe('')
  expect(withoutKey('?utm_source=ig&src=a%20b')).toBe('?utm_source=ig&src=a%20b')
  expect(withoutKey('?balcao-frame=abc.1.2')).toBe('')
  expect(withoutKey('?utm_source=ig&balcao-frame=abc&balcao-frame=def&x=1')).toBe('?utm_source=ig&x=1')
})
