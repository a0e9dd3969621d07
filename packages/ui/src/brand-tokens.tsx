import { channelsOf, contrastRatio, type HexColor } from './contrast-ratio.tsx'

const surfaceOf = { light: '#ffffff', dark: '#191a17' } as const
/** Pure black: with anything softer, some mid-tones would leave neither ink at 4.5 to one. */
const inkOf = { dark: '#000000', light: '#ffffff' } as const

function mix(base: string, towards: string, share: number): HexColor {
  const target = channelsOf(towards)
  const mixed = channelsOf(base).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Black or white ink, whichever is easier to read on this ground. */
export function textColorOn(ground: string): HexColor {
  return contrastRatio(inkOf.light, ground) >= contrastRatio(inkOf.dark, ground) ? inkOf.light : inkOf.dark
}

function nearestReadable(color: string, ground: string): HexColor {
  const ink = textColorOn(ground)
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, ink, share)
    if (contrastRatio(candidate, ground) >= 4.5) return candidate
  }
  return ink
}

/** The tokens that a platform's or a seller's own colour replaces. Every text on it, and it as text, stays readable. */
export function brandTokens(color: string, theme: 'light' | 'dark'): Record<`--color-${string}`, HexColor> {
  const surface = surfaceOf[theme]
  const visible = contrastRatio(color, surface) >= 3 ? mix(color, color, 0) : nearestReadable(color, surface)
  const onPrimary = textColorOn(visible)
  const hover = mix(visible, onPrimary === inkOf.light ? '#000000' : '#ffffff', 0.14)
  const soft = mix(surface, visible, theme === 'light' ? 0.11 : 0.2)
  return {
    '--color-primary': visible,
    '--color-primary-hover': hover,
    '--color-primary-soft': soft,
    '--color-primary-text': nearestReadable(visible, soft),
    '--color-on-primary': onPrimary,
    '--color-chart-1': visible,
  }
}
