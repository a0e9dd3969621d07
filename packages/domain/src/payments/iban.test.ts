import { expect, test } from 'vitest'
import { isForeignAccount } from './iban.ts'

test('an IBAN is valid only with right check digits, and a plain number is accepted', () => {
  for (const account of ['DE89370400440532013000', 'GB29NWBK60161331926819', '000123456789'])
    expect(isForeignAccount(account)).toBe(true)
  for (const account of ['DE89370400440532013001', 'GB29NWBK6016133192681', 'ABC', '123', ''])
    expect(isForeignAccount(account)).toBe(false)
})
