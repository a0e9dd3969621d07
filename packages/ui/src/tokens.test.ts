import { readFileSync } from 'node:fs'
import { type Colour, contrastRatio, parseColour } from '@balcao/domain/texts/contrast'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

const lightBlock = css.slice(css.indexOf(':root,'), css.indexOf(':root[data-theme'))
const darkBlock = css.slice(css.indexOf(':root[data-theme'), css.indexOf('@media'))
const light = declarations(lightBlock)
const dark = new Map([...light, ...declarations(darkBlock)])

function resolve(theme: Map<string, string>, name: string): Colour {
  const value = theme.get(name) ?? ''
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (reference) return resolve(theme, reference)
  const colour = parseColour(value)
  if (!colour) throw new Error(`${name} is no colour: ${value}`)
  return colour
}

const surfaces = ['--color-canvas', '--color-surface', '--color-raised']
const tones = ['positive', 'pending', 'negative', 'returned', 'disputed', 'info', 'neutral']

const readablePairs: [text: string, ground: string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['--color-text', surface],
    ['--color-text-muted', surface],
    ['--color-text-faint', surface],
    ['--color-primary-text', surface],
    ...tones.map((tone): [string, string] => [`--color-${tone}`, surface]),
  ]),
  ...tones.map((tone): [string, string] => [`--color-${tone}`, `--color-${tone}-soft`]),
  ['--color-text-muted', '--color-sunken'],
  ['--color-primary-text', '--color-primary-soft'],
  ['--color-on-primary', '--color-primary'],
  ['--color-on-primary', '--color-primary-hover'],
  ['--color-on-negative', '--color-negative'],
  ['--color-on-negative', '--color-negative-hover'],
]

const visiblePairs: [mark: string, ground: string][] = surfaces.flatMap((surface): [string, string][] => [
  ['--color-border-control', surface],
  ['--color-focus', surface],
  ['--color-primary', surface],
])

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('a person reading in the %s theme', (_name, theme) => {
  it.each(readablePairs)('can read %s on %s', (text, ground) => {
    expect(contrastRatio(resolve(theme, text), resolve(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(visiblePairs)('can see %s on %s', (mark, ground) => {
    expect(contrastRatio(resolve(theme, mark), resolve(theme, ground))).toBeGreaterThanOrEqual(3)
  })
})

describe('the dark theme', () => {
  it('changes every colour that is not one of the raw values', () => {
    const turned = declarations(darkBlock)
    const raw = /^--(paper|ink|night|chalk|green)-/
    const forgotten = [...light.keys()].filter(
      (name) => name.startsWith('--color-') && !raw.test(name) && !turned.has(name),
    )
    expect(forgotten).toEqual([])
  })
})
