import { currencies } from '@balcao/domain/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { ChartOfList } from '#areas/admin/dashboard/chart-of-list.tsx'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { sellerProfitCatalogue } from './catalogue.ts'
import { sellerProfitColumns } from './seller-profit-columns.tsx'

/** The platform's earnings by seller; a row opens their sales. */
export function SellerProfitScreen() {
  const text = useMessages(sellerProfitCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const list = useList({
    id: 'seller-profit',
    label: text.title,
    columns: useMemo(() => sellerProfitColumns({ text, format }), [text, format]),
    filters: {
      currency: {
        kind: 'one',
        label: text.currency,
        allLabel: 'BRL',
        options: currencies.filter((value) => value !== 'BRL').map((value) => ({ value, label: value })),
      },
    } as const,
    searchLabel: text.search,
    defaultPeriod: '30',
    defaultSort: { by: 'profit', direction: 'desc' },
    query: ({ search, filters, bounds, sort, cursor, limit }) =>
      api.admin.reports.sellerProfit.queryOptions({ search, ...filters, ...bounds, sort, cursor, limit }),
    totalsQuery: ({ search, filters, bounds }) =>
      api.admin.reports.sumSellerProfit.queryOptions({ search, ...filters, ...bounds }),
    countOf: (totals) => totals.count,
    exportHref: ({ search, filters, bounds }) =>
      exportHref('seller-profit', { search, ...filters, ...bounds }, locale),
    rowId: ({ sellerId }) => sellerId,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowAddress: ({ sellerId }) => `/admin-root/manage-sales?sellerId=${sellerId}`,
    empty: { icon: <Scale />, title: text.empty.title, description: text.empty.text },
  })
  const { totals, request } = list
  const chart = useQuery({
    ...api.admin.reports.profitByDay.queryOptions({
      search: request.search,
      ...request.filters,
      ...request.bounds,
    }),
    placeholderData: keepPreviousData,
  })
  const money = (cents: number) => totals && format.money(cents, totals.currency)
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        summary={
          <>
            <ListSummary
              figures={
                totals && [
                  { id: 'volume', label: text.figure.volume, value: money(totals.volumeCents) },
                  {
                    id: 'earned',
                    label: text.figure.earned,
                    value: money(
                      totals.feeCents + totals.interestCents + totals.anticipationCents + totals.spreadCents,
                    ),
                  },
                  { id: 'cost', label: text.figure.cost, value: money(totals.costCents) },
                  { id: 'profit', label: text.figure.profit, value: money(totals.profitCents) },
                ]
              }
            />
            <CurrencyProvider currency={request.filters.currency ?? 'BRL'}>
              <ChartOfList data={chart.data} text={text.chart} />
            </CurrencyProvider>
          </>
        }
      />
      <p className="mt-3 text-muted text-sm">{text.note}</p>
    </>
  )
}
