import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

test('the pictures of the demo are small, always the same for the same colours, and not all of one motif', () => {
  const draw = (shift: number) => drawPicture([214, 158, 102], [122, 72, 32 + shift])
  expect(draw(0)).toEqual(draw(0))
  for (let shift = 0; shift < 6; shift++) expect(draw(shift).length).toBeLessThan(40_000)
  expect(new Set([0, 1, 2, 3, 4, 5].map((shift) => draw(shift).length)).size).toBeGreaterThan(3)
})
