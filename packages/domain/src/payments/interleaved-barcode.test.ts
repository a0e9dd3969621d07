import { expect, test } from 'vitest'
import { barcodeStripes } from './interleaved-barcode.ts'

/** Reads the widths of bars and spaces back to digits, as a scanner does. */
function scan({ bars, width }: ReturnType<typeof barcodeStripes>): string {
  const elements: number[] = []
  bars.forEach((bar, index) => {
    elements.push(bar.width)
    elements.push((bars[index + 1]?.x ?? width) - bar.x - bar.width)
  })
  const wide = elements.map((element) => (element > 1 ? '1' : '0'))
  const body = wide.slice(4, -4)
  const table = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
  let digits = ''
  for (let start = 0; start < body.length; start += 10) {
    const pair = body.slice(start, start + 10)
    for (const offset of [0, 1])
      digits += table.indexOf(pair.filter((_, index) => index % 2 === offset).join(''))
  }
  return digits
}

test('a scanner reads back the digits that were drawn', () => {
  const digits = '34191100000000123451091234567890123456789012'
  expect(scan(barcodeStripes(digits))).toBe(digits)
})
