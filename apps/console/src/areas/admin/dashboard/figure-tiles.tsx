import { QuietTiles, Tile } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rate } from '#kit/change.ts'
import { useFigures } from '#kit/use-figures.ts'
import { platformDashboardCatalogue } from './catalogue.ts'
import type { PlatformFigures } from './dashboard-data.ts'

type Figures = PlatformFigures['current']
type RateKey = 'pix' | 'billet' | 'refund' | 'chargeback'

const rates: Record<RateKey, { part: keyof Figures; whole: keyof Figures; good: 'up' | 'down' }> = {
  pix: { part: 'pixPaidCount', whole: 'pixCount', good: 'up' },
  billet: { part: 'billetPaidCount', whole: 'billetCount', good: 'up' },
  refund: { part: 'refundCount', whole: 'salesCount', good: 'down' },
  chargeback: { part: 'chargebackCount', whole: 'salesCount', good: 'down' },
}

/** Sales and earnings of the platform and payment rates, compared with the period before. */
export function FigureTiles({ data, isToday }: { data: PlatformFigures; isToday: boolean }) {
  const messages = useMessages(platformDashboardCatalogue)
  const text = messages.tile
  const format = useFormat()
  const { amountFigure, rateFigure } = useFigures({
    versus: isToday ? messages.versusToday : messages.versusDays(data.period.days),
    points: messages.points,
    howCounted: messages.howCounted,
    of: text.of,
    none: text.none,
  })
  const { current, previous, earnings, earningsBefore } = data
  const shareOf = (cents: number, say: (share: string) => string) => {
    const share = rate(cents, current.grossCents)
    return share === null ? undefined : say(format.percent(share))
  }
  const revenue = revenueOf(earnings)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Tile
          {...amountFigure({
            label: text.volume,
            info: text.volumeInfo,
            now: current.grossCents,
            before: previous.grossCents,
          })}
          detail={text.volumeDetail(format.integer(current.salesCount), current.salesCount === 1)}
        />
        <Tile
          {...amountFigure({
            label: text.revenue,
            info: text.revenueInfo,
            now: revenue,
            before: revenueOf(earningsBefore),
          })}
          detail={shareOf(revenue, text.revenueDetail)}
        />
        <Tile
          {...amountFigure({
            label: text.margin,
            info: text.marginInfo,
            now: earnings.marginCents,
            before: earningsBefore.marginCents,
          })}
          detail={shareOf(earnings.marginCents, text.marginDetail)}
        />
        <Tile
          {...rateFigure({
            label: text.card,
            info: text.cardInfo,
            now: { part: current.cardApprovedCount, whole: current.cardCount },
            before: { part: previous.cardApprovedCount, whole: previous.cardCount },
            good: 'up',
          })}
        />
      </div>
      <QuietTiles
        figures={(['pix', 'billet', 'refund', 'chargeback'] as const).map((key) => {
          const { part, whole, good } = rates[key]
          return {
            id: key,
            ...rateFigure({
              label: text[key],
              info: text[`${key}Info`],
              now: { part: current[part], whole: current[whole] },
              before: { part: previous[part], whole: previous[whole] },
              good,
            }),
          }
        })}
      />
    </div>
  )
}

function revenueOf({
  feeCents,
  interestCents,
  anticipationCents,
  spreadCents,
}: PlatformFigures['earnings']): number {
  return feeCents + interestCents + anticipationCents + spreadCents
}
