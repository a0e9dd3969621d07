import { expect, test } from 'vitest'
import { integer } from './der.ts'

test.each([
  ['as it is', [0x12, 0x34], '02021234'],
  ['with a leading zero byte if it would be read as negative', [0x80, 0x01], '0203008001'],
  ['without redundant leading zero bytes, which OpenSSL refuses', [0x00, 0x00, 0x7f, 0x01], '02027f01'],
  ['with one leading zero byte that makes it positive', [0x00, 0x80], '02020080'],
  ['as one byte when it is zero', [0x00, 0x00], '020100'],
])('a number is written %s', (_, bytes, written) => {
  expect(integer(Buffer.from(bytes)).toString('hex')).toBe(written)
})
