import { expect, test } from 'vitest'
import { equalInConstantTime, hashToken, randomDigits, randomToken } from './tokens.ts'

test('tokens are 256 bits, fit for a URL, and unique', () => {
  const tokens = Array.from({ length: 10_000 }, randomToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('the stored hash of a token does not contain it', () => {
  const token = randomToken()
  expect(hashToken(token)).toMatch(/^[\w-]{43}$/)
  expect(hashToken(token)).not.toBe(token)
  expect(hashToken(token)).toBe(hashToken(token))
})

test('codes have the requested number of digits and every digit occurs', () => {
  const codes = Array.from({ length: 1_000 }, () => randomDigits(6))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes.join('')).size).toBe(10)
})

test('texts are compared as a whole, also when their lengths differ', () => {
  expect(equalInConstantTime('secret', 'secret')).toBe(true)
  for (const other of ['secreT', 'secre', 'secrets', '', 'Secret'])
    expect(equalInConstantTime('secret', other)).toBe(false)
})
