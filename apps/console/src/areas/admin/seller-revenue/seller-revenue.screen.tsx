import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { ChartOfList } from '#areas/admin/dashboard/chart-of-list.tsx'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { sellerRevenueCatalogue } from './catalogue.ts'
import { sellerRevenueColumns } from './seller-revenue-columns.tsx'

/** Sales by seller; a row opens their sales. */
export function SellerRevenueScreen() {
  const text = useMessages(sellerRevenueCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const list = useList({
    id: 'seller-revenue',
    label: text.title,
    columns: useMemo(() => sellerRevenueColumns({ text, format }), [text, format]),
    filters: {
      currency: {
        kind: 'one',
        label: text.currency,
        allLabel: 'BRL',
        options: currencies.filter((value) => value !== 'BRL').map((value) => ({ value, label: value })),
      },
      method: {
        kind: 'one',
        label: text.method,
        options: paymentMethods.map((value) => ({ value, label: payments.method[value] })),
      },
    } as const,
    searchLabel: text.search,
    defaultPeriod: '30',
    defaultSort: { by: 'gross', direction: 'desc' },
    query: ({ search, filters, bounds, sort, cursor, limit }) =>
      api.admin.reports.sellerRevenue.queryOptions({ search, ...filters, ...bounds, sort, cursor, limit }),
    totalsQuery: ({ search, filters, bounds }) =>
      api.admin.reports.sumSellerRevenue.queryOptions({ search, ...filters, ...bounds }),
    countOf: (totals) => totals.count,
    exportHref: ({ search, filters, bounds }) =>
      exportHref('seller-revenue', { search, ...filters, ...bounds }, locale),
    rowId: ({ sellerId }) => sellerId,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowAddress: ({ sellerId }) => `/admin-root/manage-sales?sellerId=${sellerId}`,
    empty: { icon: <ChartNoAxesColumn />, title: text.empty.title, description: text.empty.text },
  })
  const { totals, request } = list
  const chart = useQuery({
    ...api.admin.reports.revenueByDay.queryOptions({
      search: request.search,
      ...request.filters,
      ...request.bounds,
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      title={text.title}
      purpose={text.purpose}
      list={list}
      summary={
        <>
          <ListSummary
            figures={
              totals && [
                { id: 'sellers', label: text.figure.sellers, value: format.integer(totals.count) },
                { id: 'count', label: text.figure.count, value: format.integer(totals.salesCount) },
                {
                  id: 'gross',
                  label: text.figure.gross,
                  value: format.money(totals.grossCents, totals.currency),
                },
                { id: 'net', label: text.figure.net, value: format.money(totals.netCents, totals.currency) },
              ]
            }
          />
          <CurrencyProvider currency={request.filters.currency ?? 'BRL'}>
            <ChartOfList data={chart.data} text={text.chart} />
          </CurrencyProvider>
        </>
      }
    />
  )
}
