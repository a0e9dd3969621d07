import { contrastRatio, parseColour } from '@balcao/domain/texts/contrast'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBuilder } from '#sample-pages.ts'
import { themeStyle } from './theme-style.ts'

function variable(style: string, name: string) {
  const colour = parseColour(new RegExp(`--${name}:(#[0-9a-f]{6})[;}]`).exec(style)?.[1] ?? '')
  if (colour === null) throw new Error(`no --${name} in ${style}`)
  return colour
}

const aColour = fc.stringMatching(/^#[0-9a-f]{6}$/)

test("every text on a seller's colours is readable, whichever they choose", () => {
  fc.assert(
    fc.property(aColour, aColour, aColour, (colorPrimary, bannerTextColor, bannerTextBackgroundColor) => {
      const style = themeStyle(aBuilder({ colorPrimary, bannerTextColor, bannerTextBackgroundColor }))
      const ratio = (text: string, background: string) =>
        contrastRatio(variable(style, text), variable(style, background))
      expect(ratio('on-brand', 'brand-fill')).toBeGreaterThanOrEqual(4.5)
      expect(ratio('banner-text', 'banner-background')).toBeGreaterThanOrEqual(4.5)
      expect(
        contrastRatio(variable(style, 'brand-ink'), { red: 255, green: 255, blue: 255 }),
      ).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('an invalid colour cannot reach the style sheet', () => {
  const hostile = 'red;}</style><script>alert(1)</script>'
  const style = themeStyle(
    aBuilder({
      colorPrimary: hostile,
      bannerTextColor: hostile,
      bannerTextBackgroundColor: 'url(https://evil.example)',
    }),
  )
  expect(style).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/)
})

test('a seller’s readable choice is unchanged', () => {
  const style = themeStyle(aBuilder({ bannerTextColor: '#ff0', bannerTextBackgroundColor: '#000' }))
  expect(variable(style, 'banner-text')).toEqual({ red: 255, green: 255, blue: 0 })
})
