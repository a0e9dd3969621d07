import { EmptyState } from '@balcao/ui/empty-state'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { TileSkeleton } from '@balcao/ui/tile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyByDayCard } from '#kit/charts/money-by-day-card.tsx'
import { CurrencyProvider } from '#kit/currency.tsx'
import { DashboardPage } from '#kit/dashboard-page.tsx'
import { LookUpBox } from '#kit/look-up/look-up-box.tsx'
import { isPeriodPreset, type PeriodPreset } from '#kit/period.ts'
import { useMoneyText } from '#kit/use-money-text.ts'
import { useNow } from '#kit/use-today.ts'
import { useSession } from '#session/session.ts'
import { Alerts } from './alerts.tsx'
import { BalanceCard } from './balance-card.tsx'
import { dashboardCatalogue } from './catalogue.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { DashboardTiles } from './dashboard-tiles.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { LatestSalesCard } from './latest-sales-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { SourcesCard } from './sources-card.tsx'
import { TopProductsCard } from './top-products-card.tsx'

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'America/Sao_Paulo' })

const tiles = ['one', 'two', 'three', 'four']

export function DashboardScreen() {
  const text = useMessages(dashboardCatalogue)
  const { user } = useSession()
  const greeting = useGreeting(user)
  const [search, change] = useSearchTexts()
  const range: PeriodPreset = isPeriodPreset(search.range) ? search.range : '30'
  const productId = search.product
  const dashboard = useQuery(
    api.seller.reports.dashboard.queryOptions({ range, productId }, { placeholderData: keepPreviousData }),
  )
  const alerts = useQuery(api.seller.reports.alerts.queryOptions())
  const checklist = useQuery(api.seller.reports.checklist.queryOptions())
  // Alerts and checklist are above the figures: loaded later, they would push the figures down during a tap.
  const isWhole = !alerts.isPending && !checklist.isPending
  const purpose = range === 'TODAY' ? text.purposeToday : text.purposeDays(Number(range))
  return (
    <DashboardPage
      title={greeting}
      purpose={user.isCompany ? text.greeting.ofCompany(user.name, purpose) : purpose}
      period={range}
      onPeriod={(next) => change({ range: next })}
      filters={
        <LookUpBox
          aria-label={text.product}
          className="w-full sm:w-52"
          isQuiet
          lookUp={api.seller.products.options.queryOptions}
          value={productId ?? null}
          onChange={(id) => change({ product: id ?? undefined })}
          placeholder={text.allProducts}
        />
      }
      query={isWhole ? dashboard : { ...dashboard, data: undefined }}
      skeleton={<DashboardSkeleton />}
      empty={{
        isEmpty: ({ latestSales, imported }) =>
          latestSales.length === 0 && imported === null && productId === undefined,
        element: (
          <>
            <Alerts alerts={alerts.data} />
            <ChecklistCard checklist={checklist.data} />
            <EmptyState
              icon={<Sparkles />}
              title={text.empty.title}
              description={text.empty.text}
              action={
                <LinkButton asChild>
                  <Link to="/platform/my-products">{text.empty.action}</Link>
                </LinkButton>
              }
            />
          </>
        ),
      }}
    >
      {(data) => (
        <CurrencyProvider currency={data.currency}>
          <Alerts alerts={alerts.data} />
          <ChecklistCard checklist={checklist.data} />
          <div
            aria-busy={dashboard.isPlaceholderData || undefined}
            className="grid grid-cols-1 gap-4 aria-busy:opacity-60"
          >
            {data.otherCurrencies.length > 0 && (
              <p className="text-muted text-sm">
                {text.oneCurrency(data.currency, data.otherCurrencies.join(', '))}
              </p>
            )}
            <DashboardTiles data={data} range={range} productId={productId} />
            {data.imported && <ImportedLine {...data.imported} />}
            <div className="grid grid-cols-1 gap-4 xl:grid-cols-[2fr_1fr]">
              <MoneyByDayCard data={data} text={text.revenue} />
              <BalanceCard balance={data.balance} />
            </div>
            <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
              <FunnelCard funnel={data.funnel} />
              <SourcesCard data={data} />
            </div>
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
              <LatestSalesCard sales={data.latestSales} />
              <div className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-1">
                <MethodsCard methods={data.methods} totalCents={data.current.grossCents} />
                {productId === undefined && data.topProducts.length > 1 && (
                  <TopProductsCard products={data.topProducts} totalCents={data.current.grossCents} />
                )}
              </div>
            </div>
          </div>
        </CurrencyProvider>
      )}
    </DashboardPage>
  )
}

/** Sales of other platforms, which are in no other figure of this page. */
function ImportedLine({ count, grossCents }: { count: number; grossCents: number }) {
  const { imported: text } = useMessages(dashboardCatalogue)
  const format = useFormat()
  const money = useMoneyText()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-default border-dashed px-4 py-3 text-sm sm:px-5">
      <span className="font-medium tabular-nums">
        {text.sum(count, format.integer(count), money(grossCents))}
      </span>
      <span className="text-muted">{text.apart}</span>
      <Link to="/platform/imports" search={{ tab: 'sales' }} className="ms-auto underline underline-offset-2">
        {text.see}
      </Link>
    </p>
  )
}

/** As high as the loaded content, to avoid a layout shift. */
function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </div>
      <Skeleton className="h-49.5 rounded-card sm:h-47.5 lg:h-23.5" />
      <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
        <Skeleton className="h-90 rounded-card" />
        <Skeleton className="h-90 rounded-card" />
      </div>
    </div>
  )
}

/** Greeting by the time of day: a person by the first name, while a company's name stands below. */
function useGreeting({ name, isCompany }: { name: string; isCompany: boolean }): string {
  const { greeting } = useMessages(dashboardCatalogue)
  const hour = Number(hourInSaoPaulo.format(useNow()))
  const [firstName = name] = isCompany ? [''] : name.trim().split(/\s+/)
  if (hour >= 5 && hour < 12) return greeting.morning(firstName)
  return hour >= 12 && hour < 18 ? greeting.afternoon(firstName) : greeting.evening(firstName)
}
