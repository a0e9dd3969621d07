import { type Colour, contrastRatio, type HexColour, hexOf, parseColour } from './contrast.ts'

const surfaceOf = { light: colourOf('#ffffff'), dark: colourOf('#191a17') } as const
/** Pure black: with a softer black, some mid-tones would leave neither ink at a contrast of 4.5 to 1. */
const inkOf = { dark: colourOf('#000000'), light: colourOf('#ffffff') } as const

function colourOf(value: string): Colour {
  const colour = parseColour(value)
  if (!colour) throw new Error(`Not a hexadecimal colour: ${value}`)
  return colour
}

function mix(base: Colour, towards: Colour, share: number): Colour {
  const channel = (name: keyof Colour) => Math.round(base[name] + (towards[name] - base[name]) * share)
  return { red: channel('red'), green: channel('green'), blue: channel('blue') }
}

/** Black or white ink, whichever is easier to read on this background. */
export function textColorOn(ground: Colour): Colour {
  return contrastRatio(inkOf.light, ground) >= contrastRatio(inkOf.dark, ground) ? inkOf.light : inkOf.dark
}

function nearestReadable(color: Colour, ground: Colour): Colour {
  const ink = textColorOn(ground)
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, ink, share)
    if (contrastRatio(candidate, ground) >= 4.5) return candidate
  }
  return ink
}

/** The product's own colour. Its tokens are those of the design system, chosen by eye and not computed. */
export const defaultBrandColor = '#0b6b53'

/**
 * Tokens computed from a platform's or a seller's own colour. Text on this colour and text in this colour
 * stay readable.
 */
export function brandTokens(value: string, theme: 'light' | 'dark'): Record<`--color-${string}`, HexColour> {
  const color = colourOf(value)
  const surface = surfaceOf[theme]
  const visible = contrastRatio(color, surface) >= 3 ? color : nearestReadable(color, surface)
  const onPrimary = textColorOn(visible)
  const hover = mix(visible, onPrimary === inkOf.light ? inkOf.dark : inkOf.light, 0.14)
  const soft = mix(surface, visible, theme === 'light' ? 0.11 : 0.2)
  return {
    '--color-primary': hexOf(visible),
    '--color-primary-hover': hexOf(hover),
    '--color-primary-soft': hexOf(soft),
    '--color-primary-text': hexOf(nearestReadable(visible, soft)),
    '--color-on-primary': hexOf(onPrimary),
    '--color-chart-1': hexOf(visible),
  }
}
