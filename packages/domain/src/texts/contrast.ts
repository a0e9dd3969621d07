export type Colour = { red: number; green: number; blue: number }
export type HexColour = `#${string}`

/** Only `#rgb` and `#rrggbb`: a seller's colour goes into a style sheet, so nothing else may pass. */
export function parseColour(value: string): Colour | null {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return null
  const digits = value.length === 4 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1)
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16)
  return { red: channel(0), green: channel(2), blue: channel(4) }
}

export function isColour(value: string): boolean {
  return parseColour(value) !== null
}

export function hexOf({ red, green, blue }: Colour): HexColour {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(first: Colour, second: Colour): number {
  const luminances = [relativeLuminance(first), relativeLuminance(second)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** White if it is readable (contrast 4.5 to 1), else black, which then always is. */
export function readableTextOn(background: string): '#ffffff' | '#000000' {
  const colour = parseColour(background)
  const white: Colour = { red: 255, green: 255, blue: 255 }
  return colour && contrastRatio(colour, white) >= 4.5 ? '#ffffff' : '#000000'
}

/** The colour itself where it reaches the given contrast with white, otherwise a darker shade that does. */
export function darkenUntil(colour: Colour, contrast: number): Colour {
  const white: Colour = { red: 255, green: 255, blue: 255 }
  let darker = colour
  for (let share = 1; contrastRatio(darker, white) < contrast; share -= 0.02) {
    darker = {
      red: Math.round(colour.red * share),
      green: Math.round(colour.green * share),
      blue: Math.round(colour.blue * share),
    }
  }
  return darker
}

function relativeLuminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
