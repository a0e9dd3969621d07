import type { CheckoutBuilder } from '@balcao/domain/checkout/checkout-page'
import {
  type Colour,
  contrastRatio,
  darkenUntil,
  hexOf,
  parseColour,
  readableTextOn,
} from '@balcao/domain/texts/contrast'

const defaultPrimary: Colour = { red: 11, green: 107, blue: 83 }
const white: Colour = { red: 255, green: 255, blue: 255 }
/** WCAG 2.2 AA for text, and for large text and the parts of controls. */
const textContrast = 4.5
const partContrast = 3

/** Pages without banners have only this colour. */
type ThemeColours = Pick<CheckoutBuilder, 'colorPrimary'> &
  Partial<Pick<CheckoutBuilder, 'bannerTextColor' | 'bannerTextBackgroundColor' | 'countdown'>>

/**
 * The seller's colours as CSS variables. Every value has passed the colour parser, so the text can hold
 * nothing but hex digits; and every pair of text and background is readable, whichever colours the seller
 * chose.
 */
export function themeStyle(builder: ThemeColours): string {
  const primary = parseColour(builder.colorPrimary) ?? defaultPrimary
  const fill = fillFor(primary)
  const variables: Record<string, string> = {
    brand: hexOf(primary),
    'brand-fill': fill,
    'on-brand': readableTextOn(fill),
    'brand-ink': hexOf(darkenUntil(primary, textContrast)),
    ...bannerVariables('banner', builder.bannerTextBackgroundColor ?? '', builder.bannerTextColor ?? ''),
    ...(builder.countdown
      ? bannerVariables('countdown', builder.countdown.backgroundColor, builder.countdown.textColor)
      : {}),
  }
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `:root{${declarations.join(';')}}`
}

/**
 * Most brand colours almost allow white text; those are darkened until they do, which keeps the brand recognisable.
 * Light colours stay unchanged and have black text.
 */
function fillFor(primary: Colour): string {
  return hexOf(contrastRatio(primary, white) >= partContrast ? darkenUntil(primary, textContrast) : primary)
}

function bannerVariables(name: string, backgroundValue: string, textValue: string): Record<string, string> {
  const background = parseColour(backgroundValue)
  if (background === null) return {}
  const text = parseColour(textValue)
  const isReadable = text !== null && contrastRatio(text, background) >= textContrast
  return {
    [`${name}-background`]: hexOf(background),
    [`${name}-text`]: isReadable ? hexOf(text) : readableTextOn(hexOf(background)),
  }
}
