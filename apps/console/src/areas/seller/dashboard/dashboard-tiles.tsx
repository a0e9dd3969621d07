import { QuietTiles, Tile } from '@balcao/ui/tile'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rate } from '#kit/change.ts'
import type { PeriodPreset } from '#kit/period.ts'
import { useFigures } from '#kit/use-figures.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

type Figures = DashboardData['current']
type Day = DashboardData['days'][number]
type DashboardTilesProps = { data: DashboardData; range: PeriodPreset; productId: string | undefined }

/** Four main figures, and four secondary ones. Each opens the rows behind its number. */
export function DashboardTiles({ data, range, productId }: DashboardTilesProps) {
  const text = useMessages(dashboardCatalogue)
  const format = useFormat()
  const { current, previous } = data
  const versus = range === 'TODAY' ? text.versusToday : text.versusDays(Number(range))

  const { amountFigure, rateFigure } = useFigures({
    versus,
    points: text.points,
    howCounted: text.howCounted,
    of: text.tile.of,
    none: text.tile.none,
  })

  const amountTile = (key: 'approved' | 'net' | 'ticket', read: (figures: Figures) => number | null) => ({
    ...amountFigure({
      label: text.tile[key],
      info: text.tile[`${key}Info`],
      now: read(current),
      before: read(previous),
    }),
    renderLink: linkTo({ dateOf: 'PAID', range, productId }),
  })

  const rateTile = (tile: {
    key: 'card' | 'pix' | 'billet' | 'refund' | 'chargeback'
    part: keyof Figures
    whole: keyof Figures
    good: 'up' | 'down'
    search: Record<string, string>
  }) => ({
    id: tile.key,
    ...rateFigure({
      label: text.tile[tile.key],
      info: text.tile[`${tile.key}Info`],
      now: { part: current[tile.part], whole: current[tile.whole] },
      before: { part: previous[tile.part], whole: previous[tile.whole] },
      good: tile.good,
    }),
    renderLink: linkTo({ ...tile.search, range, productId }),
  })

  const share = rate(current.netCents, current.grossCents)
  const count = current.salesCount
  // Today is unfinished: a partial day would end every line with a drop.
  const wholeDays = data.days.slice(0, -1)
  const line = (read: (day: Day) => number) => ({ points: wholeDays.map(read), label: '' })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Tile
          {...amountTile('approved', (figures) => figures.grossCents)}
          detail={text.tile.approvedDetail(format.integer(count), count === 1)}
          sparkline={line((day) => day.grossCents)}
        />
        <Tile
          {...amountTile('net', (figures) => figures.netCents)}
          detail={share === null ? undefined : text.tile.netDetail(format.percent(share))}
          sparkline={line((day) => day.netCents)}
        />
        <Tile
          {...amountTile('ticket', averageSale)}
          detail={text.tile.ticketDetail}
          sparkline={line((day) => averageSale(day) ?? 0)}
        />
        <Tile
          {...rateTile({
            key: 'card',
            part: 'cardApprovedCount',
            whole: 'cardCount',
            good: 'up',
            search: { method: 'CREDIT_CARD' },
          })}
          sparkline={line((day) => rate(day.cardApprovedCount, day.cardCount) ?? 0)}
        />
      </div>
      <QuietTiles
        figures={[
          rateTile({
            key: 'pix',
            part: 'pixPaidCount',
            whole: 'pixCount',
            good: 'up',
            search: { method: 'PIX' },
          }),
          rateTile({
            key: 'billet',
            part: 'billetPaidCount',
            whole: 'billetCount',
            good: 'up',
            search: { method: 'BILLET' },
          }),
          rateTile({
            key: 'refund',
            part: 'refundCount',
            whole: 'salesCount',
            good: 'down',
            search: { dateOf: 'REFUNDED' },
          }),
          rateTile({
            key: 'chargeback',
            part: 'chargebackCount',
            whole: 'salesCount',
            good: 'down',
            search: { status: 'CHARGEBACK' },
          }),
        ]}
      />
    </div>
  )
}

function averageSale(figures: Pick<Figures, 'salesCount' | 'grossCents'>): number | null {
  return figures.salesCount === 0 ? null : Math.round(figures.grossCents / figures.salesCount)
}

function linkTo(
  search: Record<string, string | undefined>,
): NonNullable<Parameters<typeof Tile>[0]['renderLink']> {
  return ({ className, children }) => (
    <Link to="/platform/my-sales" search={search} className={className}>
      {children}
    </Link>
  )
}
