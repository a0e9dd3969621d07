import {
  type Figure,
  isMoneyFigure,
  type Report,
  type ReportPart,
  reportFigures,
} from '@balcao/domain/reports/reports'
import { type FigureProps, QuietTiles, type TileChange } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { relativeChange } from '#kit/change.ts'
import { reportsCatalogue } from './catalogue.ts'

/** Direction of a figure that is good news; the others are neutral. */
const goodWay: Partial<Record<Figure, 'up' | 'down'>> = {
  salesCount: 'up',
  grossCents: 'up',
  netCents: 'up',
  reversedCents: 'down',
  recoveredCount: 'up',
  recoveredCents: 'up',
  refundCount: 'down',
  refundCents: 'down',
  chargebackCount: 'down',
  chargebackCents: 'down',
  givenCents: 'down',
}

/** Sums shown in the table only, without a tile. */
const onlyInTable: readonly Figure[] = [
  'shareCents',
  'cardCents',
  'atStartCount',
  'lotCount',
  'lostCount',
  'leftCount',
  'openCents',
  'after2Count',
  'after6Count',
  'after9Count',
]

/** The sums of a report, and the rates derived from them. */
export function ReportTiles({ report, part }: { report: Report; part: ReportPart }) {
  const text = useMessages(reportsCatalogue)
  const format = useFormat()
  const { totals, before, currency } = part
  const of = (figure: Figure) => totals[figure] ?? 0
  const changeOf = (figure: Figure): TileChange | null => {
    const change = before && relativeChange({ now: of(figure), before: before[figure] ?? 0 })
    if (!change) return null
    const { share, direction } = change
    const isGood = goodWay[figure] === direction
    const meaning =
      goodWay[figure] === undefined || direction === 'flat' ? 'neutral' : isGood ? 'good' : 'bad'
    return { text: format.signedPercent(share), direction, meaning, label: text.versus }
  }
  const sums = reportFigures[report]
    .filter((figure) => !onlyInTable.includes(figure))
    .map((figure) => ({
      id: figure,
      label: text.figure[figure],
      value: isMoneyFigure(figure) ? format.money(of(figure), currency) : format.integer(of(figure)),
      change: changeOf(figure),
    }))
  const rates: (FigureProps & { id: string })[] = []
  const approved = part.rows.find(({ key }) => key === 'APPROVED')?.values.cardCount ?? 0
  if (report === 'APPROVAL' && of('cardCount') > 0)
    rates.push({ id: 'rate', label: text.approvalRate, value: format.percent(approved / of('cardCount')) })
  if (report === 'CARTS' && of('cartCount') > 0)
    rates.push({
      id: 'recovery',
      label: text.recoveryRate,
      value: format.percent(of('recoveredCount') / of('cartCount')),
    })
  if (report === 'SUBSCRIPTIONS' && of('atStartCount') > 0) {
    const left = of('leftCount') + of('lostCount')
    rates.push({
      id: 'churn',
      label: text.churn,
      value: format.percent(left / of('atStartCount')),
      detail: text.churnDetail(format.integer(left), format.integer(of('atStartCount'))),
    })
  }
  return <QuietTiles figures={[...sums, ...rates]} />
}
