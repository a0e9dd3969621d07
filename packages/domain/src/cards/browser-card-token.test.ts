import { expect, test } from 'vitest'
import { readBrowserCardToken, writeBrowserCardToken } from './browser-card-token.ts'

const token = {
  accountId: 'd0c1f1f6-6d5e-4d0e-9f0a-3a4b5c6d7e8f',
  token: 'token_abc4444',
  bin: '555555',
  lastFour: '4444',
  expMonth: 12,
  expYear: 2031,
}

test('the server reads the token that the frame writes', () => {
  expect(readBrowserCardToken(writeBrowserCardToken(token))).toEqual(token)
})

test('a full card number, or a text of another shape, is no token of the frame', () => {
  const written = (change: object) => `provider-token:${JSON.stringify({ ...token, ...change })}`
  expect(readBrowserCardToken(written({ bin: '4111111111111111' }))).toBeNull()
  expect(readBrowserCardToken(written({ lastFour: '41111' }))).toBeNull()
  expect(readBrowserCardToken(written({ token: '' }))).toBeNull()
  expect(readBrowserCardToken(written({ accountId: 7 }))).toBeNull()
  expect(readBrowserCardToken(written({ expYear: '2031' }))).toBeNull()
  expect(readBrowserCardToken('provider-token:{')).toBeNull()
  expect(readBrowserCardToken('provider-token:null')).toBeNull()
  expect(readBrowserCardToken('token_abc4444')).toBeNull()
})
