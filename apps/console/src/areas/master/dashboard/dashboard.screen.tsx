import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { readDevice } from '#features/account-security/device-name.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { SilentCells } from '#kit/cells/silent-cells.tsx'
import { relativeChange } from '#kit/change.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { CurrencyProvider } from '#kit/currency.tsx'
import { DashboardPage } from '#kit/dashboard-page.tsx'
import { isPeriodPreset, type PeriodPreset } from '#kit/period.ts'
import { ApprovalCard } from './approval-card.tsx'
import { masterDashboardCatalogue } from './catalogue.ts'
import { countStuck, type Overview } from './overview.ts'
import { PlatformsTable } from './platforms-table.tsx'

/** The operator's overview of a period: sales, solvency of each platform, and stuck items. */
export function MasterDashboardScreen() {
  const text = useMessages(masterDashboardCatalogue)
  const [search, change] = useSearchTexts()
  const range: PeriodPreset = isPeriodPreset(search.range) ? search.range : '30'
  const overview = useQuery(
    api.master.platforms.overview.queryOptions({ range }, { placeholderData: keepPreviousData }),
  )
  return (
    <DashboardPage
      title={text.title}
      purpose={text.purpose}
      period={range}
      onPeriod={(next) => change({ range: next })}
      query={overview}
      skeleton={<Skeleton className="h-80 w-full rounded-card" />}
      empty={{
        isEmpty: ({ platforms, silentCells }) => platforms.length === 0 && silentCells.length === 0,
        element: <EmptyState icon={<Building2 />} title={text.empty.title} description={text.empty.text} />,
      }}
    >
      {(shown) => (
        <CurrencyProvider currency={shown.currency}>
          <div
            aria-busy={overview.isPlaceholderData || undefined}
            className="grid grid-cols-1 gap-4 aria-busy:opacity-60"
          >
            <SilentCells cells={shown.silentCells} />
            <Figures overview={shown} range={range} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <MoneyByDayCard data={shown} text={text.volume} />
              <ApprovalCard approval={shown.approval} />
            </div>
            <PlatformsTable platforms={shown.platforms} />
            <PreviousAccess />
          </div>
        </CurrencyProvider>
      )}
    </DashboardPage>
  )
}

function Figures({ overview, range }: { overview: Overview; range: PeriodPreset }) {
  const { tile: text } = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  const { platforms } = overview
  const [main, ...others] = overview.sold
  const growth = relativeChange({
    now: overview.current.grossCents,
    before: overview.previous.grossCents,
  })
  const active = platforms.filter(({ state }) => state !== 'SETTING_UP').length
  const sellers = platforms.reduce((sum, platform) => sum + platform.sellers, 0)
  return (
    <QuietTiles
      figures={[
        {
          id: 'sold',
          label: range === 'TODAY' ? text.soldToday : text.sold(Number(range)),
          value: main ? format.money(main.cents, main.currency) : '—',
          detail: [
            ...(growth ? [text.growth(format.signedPercent(growth.share))] : []),
            ...others.map(({ cents, currency }) => format.money(cents, currency)),
          ].join(' · '),
        },
        {
          id: 'platforms',
          label: text.platforms,
          value: format.integer(platforms.length),
          detail: text.active(active),
        },
        { id: 'sellers', label: text.sellers, value: format.integer(sellers) },
        {
          id: 'stuck',
          label: text.stuck,
          value: format.integer(countStuck(overview)),
          detail: text.stuckDetail,
        },
      ]}
    />
  )
}

/** Time and place of this master's previous login, so that the master notices a login by another person. */
function PreviousAccess() {
  const text = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  const previous = useQuery(api.master.access.previous.queryOptions()).data?.previous
  if (!previous) return null
  const device = readDevice(previous.userAgent)
  const from = device === null ? previous.ip : `${device.browser}, ${device.system}, ${previous.ip}`
  return <p className="text-muted text-sm">{text.previousAccess(format.dateTime(previous.at), from)}</p>
}
