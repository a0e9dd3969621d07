import { Tile } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rate, relativeChange, shownChange } from '#kit/change.ts'
import type { PeriodPreset } from '#kit/period.ts'
import { useMoneyText } from '#kit/use-money-text.ts'
import { managerDashboardCatalogue } from './catalogue.ts'
import type { DashboardData } from './dashboard-data.ts'

type DashboardTilesProps = { data: DashboardData; range: PeriodPreset }

export function DashboardTiles({ data, range }: DashboardTilesProps) {
  const messages = useMessages(managerDashboardCatalogue)
  const text = messages.tile
  const format = useFormat()
  const moneyText = useMoneyText()
  const versus = range === 'TODAY' ? messages.versusToday : messages.versusDays(Number(range))
  const info = (key: 'commission' | 'volume' | 'sellers' | 'reversals') => ({
    label: messages.howCounted(text[key]),
    text: text[`${key}Info`],
  })
  const moved = (pair: { now: number; before: number }) => {
    const change = relativeChange(pair)
    return change && shownChange(change, format.signedPercent(change.share), versus, 'up')
  }
  const { portfolio, reversals, sales } = data
  const reversed = rate(reversals.refundCount + reversals.chargebackCount, reversals.salesCount)
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile
        label={text.commission}
        value={moneyText(data.commission.now)}
        change={moved(data.commission)}
        info={info('commission')}
      />
      <Tile
        label={text.volume}
        value={moneyText(data.volume.now)}
        change={moved(data.volume)}
        detail={text.volumeDetail(format.integer(sales.now), sales.now === 1)}
        info={info('volume')}
      />
      <Tile
        label={text.sellers}
        value={format.integer(portfolio.sellers)}
        detail={text.sellersDetail(portfolio.selling, portfolio.newcomers)}
        info={info('sellers')}
      />
      <Tile
        label={text.reversals}
        value={reversed === null ? text.none : format.percent(reversed)}
        detail={text.reversalsDetail(reversals.refundCount, reversals.chargebackCount)}
        info={info('reversals')}
      />
    </div>
  )
}
