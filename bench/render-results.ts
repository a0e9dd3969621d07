import type { Figure } from './figure.ts'
import { verdictOf } from './verdict.ts'

export function renderResults(figures: readonly Figure[]): string {
  return [
    '# Speed, as ratios',
    '',
    'Written by `npm run bench`. Both sides of a ratio are measured in turns within one run on one machine, and the middle',
    'of the rounds counts; the range beside it shows how much other work on the machine disturbed the run. A share of speed is',
    'better the larger it is, a multiple of cost the smaller. What was counted stands last, the product before what it is compared',
    'with: it depends on the machine, here one of two cores that PostgreSQL, the acquirer and the measuring itself share.',
    '',
    '| Figure | Ratio | Over the rounds | Goal | The product | Compared with | Counted |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...figures.map((figure) => {
      const { name, kind, ratio, range, ours, bare, measured } = figure
      return `| ${[name, inWords(kind, ratio), overRounds(range), verdictOf(figure), ours, bare, measured].join(' | ')} |`
    }),
    '',
  ].join('\n')
}

function inWords(kind: Figure['kind'], ratio: number): string {
  return `${ratio.toFixed(2)} ${kind === 'speed' ? 'of the speed' : 'times the cost'}`
}

function overRounds(range: Figure['range']): string {
  return range ? range.map((bound) => bound.toFixed(2)).join(' to ') : 'exact'
}
