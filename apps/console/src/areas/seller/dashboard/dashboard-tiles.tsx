import { QuietTiles, Tile } from '@balcao/ui/tile'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { pointsChange, rate, relativeChange, shownChange } from '../../../kit/change.ts'
import type { PeriodPreset } from '../../../kit/period.ts'
import { useMoneyText } from '../../../kit/use-money-text.ts'
import { dashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

type Figures = DashboardData['current']
type Day = DashboardData['days'][number]
type DashboardTilesProps = { data: DashboardData; range: PeriodPreset; productId: string | undefined }

/** Four figures that matter most, and four to look at second. Each opens the rows behind its number. */
export function DashboardTiles({ data, range, productId }: DashboardTilesProps) {
  const text = useMessages(dashboardCatalogue)
  const format = useFormat()
  const moneyText = useMoneyText()
  const { current, previous } = data
  const versus = range === 'TODAY' ? text.versusToday : text.versusDays(Number(range))

  const amountTile = (key: 'approved' | 'net' | 'ticket', read: (figures: Figures) => number | null) => {
    const now = read(current)
    const before = read(previous)
    const change = now === null || before === null ? null : relativeChange({ now, before })
    return {
      label: text.tile[key],
      value: now === null ? text.tile.none : moneyText(now),
      change: change && shownChange(change, format.signedPercent(change.share), versus, 'up'),
      info: { label: text.howCounted(text.tile[key]), text: text.tile[`${key}Info`] },
      renderLink: linkTo({ status: 'APPROVED', range, productId }),
    }
  }

  const rateTile = (tile: {
    key: 'card' | 'pix' | 'billet' | 'refund' | 'chargeback'
    part: keyof Figures
    whole: keyof Figures
    good: 'up' | 'down'
    search: Record<string, string>
  }) => {
    const now = rate(current[tile.part], current[tile.whole])
    const change = pointsChange({ now, before: rate(previous[tile.part], previous[tile.whole]) })
    return {
      id: tile.key,
      label: text.tile[tile.key],
      value: now === null ? text.tile.none : format.percent(now),
      change:
        change && shownChange(change, text.points(format.signedPoints(change.share)), versus, tile.good),
      detail: text.tile.of(format.integer(current[tile.part]), format.integer(current[tile.whole])),
      info: { label: text.howCounted(text.tile[tile.key]), text: text.tile[`${tile.key}Info`] },
      renderLink: linkTo({ ...tile.search, range, productId }),
    }
  }

  const share = rate(current.approvedShareCents, current.approvedGrossCents)
  const count = current.approvedCount
  // Today is not over: its part of a day would end every line with a fall.
  const wholeDays = data.days.slice(0, -1)
  const line = (read: (day: Day) => number) => ({ points: wholeDays.map(read), label: '' })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Tile
          {...amountTile('approved', (figures) => figures.approvedGrossCents)}
          detail={text.tile.approvedDetail(format.integer(count), count === 1)}
          sparkline={line((day) => day.approvedGrossCents)}
        />
        <Tile
          {...amountTile('net', (figures) => figures.approvedShareCents)}
          detail={share === null ? undefined : text.tile.netDetail(format.percent(share))}
          sparkline={line((day) => day.approvedShareCents)}
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
            part: 'refundedCount',
            whole: 'paidCount',
            good: 'down',
            search: { status: 'REFUNDED' },
          }),
          rateTile({
            key: 'chargeback',
            part: 'chargebackCount',
            whole: 'paidCount',
            good: 'down',
            search: { status: 'CHARGEBACK' },
          }),
        ]}
      />
    </div>
  )
}

function averageSale(figures: Pick<Figures, 'approvedCount' | 'approvedGrossCents'>): number | null {
  return figures.approvedCount === 0 ? null : Math.round(figures.approvedGrossCents / figures.approvedCount)
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
