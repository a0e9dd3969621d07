import { describe, expect, test } from 'vitest'
import { contrastRatio, hexOf, isColour, parseColour, readableTextOn } from './contrast.ts'

const colour = (value: string) => parseColour(value) ?? { red: 0, green: 0, blue: 0 }

describe('colours of a seller', () => {
  test('short and long forms mean the same', () => {
    expect(parseColour('#0fA')).toEqual({ red: 0, green: 255, blue: 170 })
    expect(parseColour('#00ffaa')).toEqual({ red: 0, green: 255, blue: 170 })
  })

  test('a colour is written in its long form', () => {
    expect(hexOf(colour('#0fA'))).toBe('#00ffaa')
  })

  test.each(['red', '#12', '#1234', '#12345g', '#fff;}', 'rgb(0,0,0)', '#ffffff80', '', ' #fff', '#fff\n'])(
    '%j is refused',
    (value) => {
      expect(isColour(value)).toBe(false)
    },
  )

  test('the ratio is that of WCAG', () => {
    expect(contrastRatio(colour('#000'), colour('#fff'))).toBeCloseTo(21, 5)
    expect(contrastRatio(colour('#777777'), colour('#ffffff'))).toBeCloseTo(4.48, 2)
    expect(contrastRatio(colour('#abc'), colour('#abc'))).toBe(1)
  })

  test('text on any grey can be read', () => {
    for (let level = 0; level < 256; level += 1) {
      const background = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      expect(contrastRatio(colour(background), colour(readableTextOn(background)))).toBeGreaterThanOrEqual(
        4.5,
      )
    }
    expect(readableTextOn('#767676')).toBe('#ffffff')
    expect(readableTextOn('#777777')).toBe('#000000')
    expect(readableTextOn('nonsense')).toBe('#000000')
  })
})
