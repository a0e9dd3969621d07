import type { Figure } from './figure.ts'

/** Ratios only: no date and no machine, so that a change of this page is a change of the product. */
export function renderResults(figures: readonly Figure[]): string {
  return [
    '# Speed, as ratios',
    '',
    'Written by `npm run bench`. Both sides of a ratio are measured in turns within one run on one machine, and the middle',
    'of the rounds counts. A share of speed is better the larger it is, a multiple of cost the smaller.',
    '',
    '| Figure | Ratio | The product | Compared with |',
    '| --- | --- | --- | --- |',
    ...figures.map(
      ({ name, kind, ratio, goal, ours, bare }) =>
        `| ${name} | ${ratio.toFixed(2)} ${kind === 'speed' ? 'of the speed' : 'times the cost'}${goal === undefined ? '' : ` (goal: at most ${goal})`} | ${ours} | ${bare} |`,
    ),
    '',
  ].join('\n')
}
