import { expect, test } from 'vitest'
import { barcodeOf } from './barcode.tsx'

test('the drawing holds the 44 digits, whether the provider gave the line or the barcode', () => {
  const barcode = '34191100000000123451091234567890123456789012'
  expect(barcodeOf('34191.09123 34567.890123 34567.890123 1 10000000012345')).toBe(barcode)
  expect(barcodeOf(barcode)).toBe(barcode)
})

test('a code with a wrong digit is not drawn', () => {
  expect(barcodeOf('34191091233456789012334567890123110000000012346')).toBeNull()
})
