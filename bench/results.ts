import { readFile, writeFile } from 'node:fs/promises'
import type { Figure } from './figure.ts'
import { verdictOf } from './verdict.ts'

const page = new URL('results.md', import.meta.url)

const head = [
  '# Speed, as ratios',
  '',
  'Written by `npm run bench`. Both sides of a ratio are measured in turns within one run on one machine, and the middle',
  'of the rounds counts; the range beside it shows how much other work on the machine disturbed the run. A share of speed is',
  'better the larger it is, a multiple of cost the smaller. The last column has the counted values, first of the product and then of the',
  'comparison. They depend on the machine, here one of two cores that PostgreSQL, the acquirer and the measuring itself share.',
  '',
  '| Figure | Ratio | Over the rounds | Goal | The product | Compared with | Day | Counted |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
]

/** Writes the page anew. */
export async function writeResults(figures: readonly Figure[]): Promise<void> {
  await writeFile(page, [...head, ...figures.map(rowOf), ''].join('\n'))
}

/** Replaces the rows of these figures, adds new ones at the end, and leaves the others as they are. */
export async function replaceResults(figures: readonly Figure[]): Promise<void> {
  const rows = new Map((await readRows()).map((row) => [nameOf(row), row]))
  for (const figure of figures) rows.set(figure.name, rowOf(figure))
  await writeFile(page, [...head, ...rows.values(), ''].join('\n'))
}

async function readRows(): Promise<string[]> {
  const rows = (await readFile(page, 'utf8')).split('\n').filter((line) => line.startsWith('| '))
  // Skips the titles of the columns and the line below the titles.
  return rows.slice(2)
}

function rowOf(figure: Figure): string {
  const { name, kind, ratio, range, ours, bare, measured } = figure
  const day = new Date().toISOString().slice(0, 10)
  return `| ${[name, inWords(kind, ratio), overRounds(range), verdictOf(figure), ours, bare, day, measured].join(' | ')} |`
}

function nameOf(row: string): string {
  return row.slice(2, row.indexOf(' | '))
}

function inWords(kind: Figure['kind'], ratio: number): string {
  return `${ratio.toFixed(2)} ${kind === 'speed' ? 'of the speed' : 'times the cost'}`
}

function overRounds(range: Figure['range']): string {
  return range ? range.map((bound) => bound.toFixed(2)).join(' to ') : 'exact'
}
