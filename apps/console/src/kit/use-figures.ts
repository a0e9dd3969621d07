import type { FigureProps } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { pointsChange, rate, relativeChange, shownChange } from './change.ts'
import { useMoneyText } from './use-money-text.ts'

type FigureWords = {
  /** “em relação aos 30 dias anteriores”. */
  versus: string
  points: (value: string) => string
  howCounted: (label: string) => string
  of: (part: string, whole: string) => string
  none: string
}

type Amount = { label: string; info: string; now: number | null; before: number | null }
type Part = { part: number; whole: number }
type Rate = { label: string; info: string; now: Part; before: Part; good: 'up' | 'down' }

/** Figures of a period with their change since the one before, as in the tiles of every dashboard. */
export function useFigures(words: FigureWords): {
  amountFigure: (amount: Amount) => FigureProps
  rateFigure: (rate: Rate) => FigureProps
} {
  const format = useFormat()
  const moneyText = useMoneyText()
  return {
    amountFigure({ label, info, now, before }) {
      const change = now === null || before === null ? null : relativeChange({ now, before })
      return {
        label,
        value: now === null ? words.none : moneyText(now),
        change: change && shownChange(change, format.signedPercent(change.share), words.versus, 'up'),
        info: { label: words.howCounted(label), text: info },
      }
    },
    rateFigure({ label, info, now, before, good }) {
      const share = rate(now.part, now.whole)
      const change = pointsChange({ now: share, before: rate(before.part, before.whole) })
      return {
        label,
        value: share === null ? words.none : format.percent(share),
        change:
          change && shownChange(change, words.points(format.signedPoints(change.share)), words.versus, good),
        detail: words.of(format.integer(now.part), format.integer(now.whole)),
        info: { label: words.howCounted(label), text: info },
      }
    },
  }
}
