type Line = {
  label: string
  values: readonly number[]
  colour: 'blue' | 'orange' | 'red' | 'grey'
  /** Visible below another line that covers it. */
  isWide?: boolean
}

export type Plot = {
  title: string
  /** Label of the vertical axis. */
  unit: string
  lines: readonly Line[]
  /** Shaded hours of the day, with the event in them. */
  shaded: { from: number; until: number; label: string }
  /** A logarithmic scale, for values from a tenth to a thousand. */
  isLogarithmic?: boolean
}

const width = 760
const height = 280
const frame = { left: 76, right: 16, top: 62, bottom: 40 }
const right = width - frame.right
const bottom = height - frame.bottom

const colours = {
  blue: ['#1d4ed8', '#7aa2ff'],
  orange: ['#b45309', '#f5a742'],
  red: ['#b91c1c', '#ff8080'],
  grey: ['#6b7280', '#9aa4b2'],
}

const css = (place: 0 | 1) =>
  [
    `.back{fill:${place ? '#0d1117' : '#ffffff'}}`,
    `text{fill:${place ? '#c9d1d9' : '#24292f'}}`,
    `.grid{stroke:${place ? '#30363d' : '#d8dee4'}}`,
    `.band{fill:${place ? '#3b2e1a' : '#fdf1dc'}}`,
    ...Object.entries(colours).map(([name, pair]) => `.${name}{stroke:${pair[place]}}`),
  ].join('')

/** A plot of a day without a script, in the colours of the reader's scheme. */
export function drawPlot({ title, unit, lines, shaded, isLogarithmic = false }: Plot): string {
  const highest = Math.max(...lines.flatMap(({ values }) => values))
  const ticks = isLogarithmic ? tenfolds(lines, highest) : evenSteps(highest)
  const [lowest, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const share = (value: number) =>
    isLogarithmic
      ? Math.log(Math.max(value, lowest) / lowest) / Math.log(top / lowest)
      : (value - lowest) / (top - lowest)
  const y = (value: number) => tenth(bottom - share(value) * (bottom - frame.top))
  const x = (hour: number) => tenth(frame.left + (hour / 24) * (right - frame.left))
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${title}</title>`,
    `<style>text{font:12px system-ui,sans-serif}.title{font-size:14px;font-weight:600}path{fill:none;stroke-width:2}.wide{stroke-width:6;opacity:.5}${css(0)}@media(prefers-color-scheme:dark){${css(1)}}</style>`,
    `<rect class="back" width="${width}" height="${height}"/>`,
    `<rect class="band" x="${x(shaded.from)}" y="${frame.top}" width="${tenth(x(shaded.until) - x(shaded.from))}" height="${bottom - frame.top}"/>`,
    `<text x="${right}" y="20" text-anchor="end">shaded: ${shaded.label}</text>`,
    ...ticks.map(
      (tick) =>
        `<line class="grid" x1="${frame.left}" x2="${right}" y1="${y(tick)}" y2="${y(tick)}"/><text x="${frame.left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick.toLocaleString('en-US')}</text>`,
    ),
    ...[0, 3, 6, 9, 12, 15, 18, 21, 24].map(
      (hour) => `<text x="${x(hour)}" y="${bottom + 18}" text-anchor="middle">${hour}</text>`,
    ),
    `<text x="${tenth((frame.left + right) / 2)}" y="${height - 6}" text-anchor="middle">hour of the day</text>`,
    `<text transform="translate(14 ${tenth((frame.top + bottom) / 2)}) rotate(-90)" text-anchor="middle">${unit}</text>`,
    `<text class="title" x="${frame.left}" y="20">${title}</text>`,
    ...lines.map(({ values, colour, isWide }) => {
      const points = values.map((value, at) => `${x(((at + 0.5) * 24) / values.length)} ${y(value)}`)
      return `<path class="${colour}${isWide ? ' wide' : ''}" d="M${points.join('L')}"/>`
    }),
    ...legend(lines),
    '</svg>',
    '',
  ]
  return parts.join('\n')
}

const letterWidth = 6.6

function legend(lines: readonly Line[]): string[] {
  let left = frame.left
  return lines.map(({ label, colour, isWide }) => {
    const at = left
    left = tenth(left + 44 + label.length * letterWidth)
    return `<path class="${colour}${isWide ? ' wide' : ''}" d="M${at} 40h20"/><text x="${tenth(at + 26)}" y="44">${label}</text>`
  })
}

function evenSteps(highest: number): number[] {
  const rough = highest / 4
  const tenfold = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * tenfold >= rough) ?? 10) * tenfold
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, place) => place * step)
}

function tenfolds(lines: readonly Line[], highest: number): number[] {
  const positive = lines.flatMap(({ values }) => values).filter((value) => value > 0)
  const from = Math.floor(Math.log10(Math.min(...positive)))
  const until = Math.ceil(Math.log10(highest))
  return Array.from({ length: until - from + 1 }, (_, place) => Number(`1e${from + place}`))
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
