import { drawPlot } from './plot.ts'
import { bucketMinutes } from './simulate-cell.ts'
import type { DayResult } from './simulate-day.ts'
import { purchasesAtFullLoad } from './sizing.ts'

/** The plots of the page, by their file names. */
export function drawDay({ all, worst, day, measured }: DayResult): Record<string, string> {
  const perSecond = (counts: readonly number[]) => counts.map((count) => count / (bucketMinutes * 60))
  const limit = all.sold.map(() => purchasesAtFullLoad(measured, day.cores))
  const shaded = {
    from: day.slow.from / 60,
    until: day.down.until / 60,
    label: 'the largest acquirer is slow, then down',
  }
  return {
    'black-friday-sales.svg': drawPlot({
      title: 'Buyers of all cells',
      unit: 'a second',
      shaded,
      lines: [
        { label: 'come', values: perSecond(all.offered), colour: 'orange', isWide: true },
        { label: 'are sold to', values: perSecond(all.sold), colour: 'blue' },
        { label: 'give up', values: perSecond(all.gaveUp), colour: 'red' },
      ],
    }),
    'black-friday-worst-cell.svg': drawPlot({
      title: 'Buyers of the worst cell',
      unit: 'a second',
      shaded,
      lines: [
        { label: 'come', values: perSecond(worst.course.offered), colour: 'orange', isWide: true },
        { label: 'are sold to', values: perSecond(worst.course.sold), colour: 'blue' },
        {
          label: 'answers 503',
          values: perSecond(worst.course.turnedAway),
          colour: 'red',
        },
        { label: 'all that its cores take', values: limit, colour: 'grey' },
      ],
    }),
    'black-friday-waiting.svg': drawPlot({
      title: 'Wait from the button to the code',
      unit: 'seconds',
      isLogarithmic: true,
      shaded,
      lines: [
        { label: 'half of all, at most', values: all.medianSeconds, colour: 'blue' },
        { label: '99 of 100, at most', values: all.p99Seconds, colour: 'orange' },
        { label: '99 of 100 in the worst cell', values: worst.course.p99Seconds, colour: 'red' },
      ],
    }),
    'black-friday-jobs.svg': drawPlot({
      title: 'Sales whose mails and books still wait',
      unit: 'sales',
      shaded,
      lines: [
        { label: 'all cells', values: all.jobs, colour: 'blue' },
        { label: 'the worst cell', values: worst.course.jobs, colour: 'red' },
      ],
    }),
  }
}
