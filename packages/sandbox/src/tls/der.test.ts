import { expect, test } from 'vitest'
import { integer } from './der.ts'

test.each([
  ['as it is', [0x12, 0x34], '02021234'],
  ['with a zero in front where it would be read as negative', [0x80, 0x01], '0203008001'],
  [
    'without the zeros in front that say nothing, which OpenSSL refuses',
    [0x00, 0x00, 0x7f, 0x01],
    '02027f01',
  ],
  ['with the one zero that says it is positive', [0x00, 0x80], '02020080'],
  ['as one byte when it is zero', [0x00, 0x00], '020100'],
])('a number is written %s', (_, bytes, written) => {
  expect(integer(Buffer.from(bytes)).toString('hex')).toBe(written)
})
