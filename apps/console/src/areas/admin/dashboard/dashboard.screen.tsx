import { addDays } from '@balcao/domain/calendar'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { CurrencyProvider } from '#kit/currency.tsx'
import { DashboardPage } from '#kit/dashboard-page.tsx'
import { type Period, readPeriod, writePeriod } from '#kit/period.ts'
import { platformDashboardCatalogue } from './catalogue.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { MarginCard } from './margin-card.tsx'
import { StateCards } from './state-cards.tsx'

/** Longest period: more days make no readable chart, and are not read. */
const longestDays = 366

function withinReach(period: Period): Period {
  if (typeof period === 'string') return period
  const earliest = addDays(period.to, 1 - longestDays)
  return period.from < earliest ? { from: earliest, to: period.to } : period
}

/** The platform at a glance: sales and earnings, debts, and open tasks. */
export function DashboardScreen() {
  const text = useMessages(platformDashboardCatalogue)
  const [search, change] = useSearchTexts()
  const format = useFormat()
  const period = withinReach(readPeriod(search, '30'))
  const asked = typeof period === 'string' ? { range: period } : { between: period }
  const currency = currencies.find((candidate) => candidate === search.currency)
  const figures = useQuery(
    api.admin.reports.figures.queryOptions({ ...asked, currency }, { placeholderData: keepPreviousData }),
  )
  return (
    <DashboardPage
      title={text.title}
      purpose={
        typeof period !== 'string'
          ? text.purposeBetween(format.day(period.from), format.day(period.to))
          : period === 'TODAY'
            ? text.purposeToday
            : text.purposeDays(Number(period))
      }
      period={period}
      onPeriod={(next) => change(writePeriod(next))}
      onDays={(next) => change(writePeriod(next))}
      filters={
        figures.data &&
        figures.data.currencies.length > 1 && (
          <SegmentedControl
            label={text.currency}
            segments={figures.data.currencies.map((value) => ({ value, label: value }))}
            value={figures.data.currency}
            onChange={(chosen: Currency) => change({ currency: chosen })}
          />
        )
      }
      query={figures}
      skeleton={<DashboardSkeleton />}
    >
      {(data) => (
        <CurrencyProvider currency={data.currency}>
          <div
            aria-busy={figures.isPlaceholderData || undefined}
            className="grid grid-cols-1 gap-4 aria-busy:opacity-60"
          >
            <FigureTiles data={data} isToday={period === 'TODAY'} />
            <StateCards currency={data.currency} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <MoneyByDayCard data={data} text={text.volume} />
              <MarginCard earnings={data.earnings} />
            </div>
          </div>
        </CurrencyProvider>
      )}
    </DashboardPage>
  )
}
