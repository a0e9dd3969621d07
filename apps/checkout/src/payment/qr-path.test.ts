import { generate } from 'lean-qr/nano'
import { expect, test } from 'vitest'
import { aPaymentView } from '#sample-payments.ts'
import { qrPath } from './qr-path.ts'

test('every module of the code is drawn, and no other', () => {
  const code = aPaymentView().pix?.code ?? ''
  const bitmap = generate(code)
  const { path, size } = qrPath(code)
  const border = (size - bitmap.size) / 2
  const drawn = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn.add(`${Number(x) + step},${y}`)
  }
  const expected = new Set<string>()
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1) if (bitmap.get(x, y)) expected.add(`${x + border},${y + border}`)
  expect(drawn).toEqual(expected)
})
