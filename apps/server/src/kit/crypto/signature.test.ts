import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'
import { isSignatureOf, signText } from './signature.ts'

const [formerKey, currentKey] = [randomBytes(32), randomBytes(32)]
const former = createSecretBox([formerKey])
const both = createSecretBox([formerKey, currentKey])
const current = createSecretBox([currentKey])

test('a signature is valid for one text and one purpose', () => {
  const signature = signText(current, 'link to a cart', 'a cart')
  expect(isSignatureOf(current, 'link to a cart', 'a cart', signature)).toBe(true)
  expect(isSignatureOf(current, 'link to a cart', 'another cart', signature)).toBe(false)
  expect(isSignatureOf(current, 'upsell token', 'a cart', signature)).toBe(false)
  expect(isSignatureOf(current, 'link to a cart', 'a cart', '')).toBe(false)
})

test('a signature from before a change of the master key is valid while the former key is given, and no longer', () => {
  const signature = signText(former, 'link to a cart', 'a cart')
  expect(isSignatureOf(both, 'link to a cart', 'a cart', signature)).toBe(true)
  expect(isSignatureOf(current, 'link to a cart', 'a cart', signature)).toBe(false)
})

test('nothing is signed with a former key', () => {
  const signature = signText(both, 'link to a cart', 'a cart')
  expect(isSignatureOf(current, 'link to a cart', 'a cart', signature)).toBe(true)
  expect(isSignatureOf(former, 'link to a cart', 'a cart', signature)).toBe(false)
})
