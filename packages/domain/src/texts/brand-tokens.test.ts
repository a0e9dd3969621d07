import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTokens, textColorOn } from './brand-tokens.ts'
import { type Colour, contrastRatio, hexOf, parseColour } from './contrast.ts'

const anyChannel = fc.integer({ min: 0, max: 255 })
const anyColor: fc.Arbitrary<Colour> = fc.record({ red: anyChannel, green: anyChannel, blue: anyChannel })
const anyTheme = fc.constantFrom('light' as const, 'dark' as const)

describe('a platform’s own colour', () => {
  it('gets readable text on it, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => contrastRatio(textColorOn(color), color) >= 4.5),
      { numRuns: 2000 },
    )
  })

  it('never makes a button, its hover, a soft background or a link unreadable', () => {
    fc.assert(
      fc.property(anyColor, anyTheme, (color, theme) => {
        const tokens = brandTokens(hexOf(color), theme)
        const colour = (token: keyof typeof tokens) => parseColour(tokens[token] ?? '') ?? color
        const ratio = (text: keyof typeof tokens, ground: keyof typeof tokens) =>
          contrastRatio(colour(text), colour(ground))
        expect(ratio('--color-on-primary', '--color-primary')).toBeGreaterThanOrEqual(4.5)
        expect(ratio('--color-on-primary', '--color-primary-hover')).toBeGreaterThanOrEqual(4.5)
        expect(ratio('--color-primary-text', '--color-primary-soft')).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 1000 },
    )
  })

  it('stays unchanged if it contrasts enough with the page', () => {
    expect(brandTokens('#c8102e', 'light')['--color-primary']).toBe('#c8102e')
  })

  it('refuses a value that is not a colour', () => {
    expect(() => brandTokens('tomato', 'light')).toThrow('Not a hexadecimal colour')
  })
})
