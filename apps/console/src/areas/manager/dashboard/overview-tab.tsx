import { Skeleton } from '@balcao/ui/skeleton'
import { TileSkeleton } from '@balcao/ui/tile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { isPeriodPreset, type PeriodPreset } from '#kit/period.ts'
import { PeriodPicker } from '#kit/period-picker.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { managerDashboardCatalogue } from './catalogue.ts'
import { CommissionCard } from './commission-card.tsx'
import { DashboardTiles } from './dashboard-tiles.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { ReferralCard } from './referral-card.tsx'
import { ThingsToDoCard } from './things-to-do-card.tsx'
import { TopSellersCard } from './top-sellers-card.tsx'
import { WalletCard } from './wallet-card.tsx'

/** The manager's figures of a period, and open tasks. */
export function OverviewTab() {
  const text = useMessages(managerDashboardCatalogue)
  const [search, change] = useSearchTexts()
  const range: PeriodPreset = isPeriodPreset(search.range) ? search.range : '30'
  const dashboard = useQuery(
    api.manager.reports.dashboard.queryOptions({ range }, { placeholderData: keepPreviousData }),
  )
  return (
    <QueryStates query={dashboard} skeleton={<OverviewSkeleton />}>
      {(data) => (
        <CurrencyProvider currency={data.currency}>
          <div
            aria-busy={dashboard.isPlaceholderData || undefined}
            className="grid grid-cols-1 gap-4 aria-busy:opacity-60"
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-muted text-sm">
                {data.otherCurrencies.length > 0 &&
                  text.oneCurrency(data.currency, data.otherCurrencies.join(', '))}
              </p>
              <PeriodPicker
                value={range}
                onChange={(next) =>
                  typeof next === 'string' && isPeriodPreset(next) && change({ range: next })
                }
                hasCustom={false}
              />
            </div>
            <DashboardTiles data={data} range={range} />
            <div className="grid grid-cols-1 gap-4 xl:grid-cols-[2fr_1fr]">
              <CommissionCard data={data} />
              <WalletCard />
            </div>
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <div className="grid min-w-0 grid-cols-1 gap-4">
                <ThingsToDoCard things={data.thingsToDo} />
                <ReferralCard hasSellers={data.portfolio.sellers > 0} />
              </div>
              <div className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-1">
                <FunnelCard portfolio={data.portfolio} />
                <TopSellersCard sellers={data.topSellers} />
              </div>
            </div>
          </div>
        </CurrencyProvider>
      )}
    </QueryStates>
  )
}

const tiles = ['commission', 'volume', 'sellers', 'reversals']

function OverviewSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
        <Skeleton className="h-90 rounded-card" />
        <Skeleton className="h-90 rounded-card" />
      </div>
    </div>
  )
}
