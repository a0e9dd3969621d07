import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { SaleActionButtons } from '#features/payments/sale-action-buttons.tsx'
import { SaleDrawer } from '#features/payments/sale-drawer.tsx'
import { saleFigures } from '#features/payments/sale-figures.ts'
import { commonFilters, salesAsked } from '#features/payments/sales-filters.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { manageSalesCatalogue } from './catalogue.ts'
import { platformSaleColumns } from './platform-sale-columns.tsx'
import { PlatformSide } from './platform-side.tsx'
import { SaleWebhooks } from './sale-webhooks.tsx'
import { usePlatformSaleActions } from './use-platform-sale-actions.tsx'

/** The sales of all sellers, with the staff's actions on each. */
export function ManageSalesScreen() {
  const text = useMessages(manageSalesCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const { data: acquirers = [] } = useQuery(api.admin.sales.acquirers.queryOptions())
  const { actionsFor, dialog } = usePlatformSaleActions()
  const list = useList({
    id: 'manage-sales',
    label: text.title,
    columns: useMemo(() => platformSaleColumns({ text, payments, format }), [text, payments, format]),
    filters: {
      ...commonFilters(payments),
      sellerId: { kind: 'lookup', label: text.filter.seller, lookUp: api.admin.sales.sellers.queryOptions },
      providerAccountId: {
        kind: 'one',
        label: text.filter.acquirer,
        options: acquirers.map(({ id, name }) => ({ value: id, label: name })),
      },
      certainty: {
        kind: 'one',
        label: text.filter.certainty,
        options: (['UNCONFIRMED', 'UNKNOWN'] as const).map((value) => ({
          value,
          label: text.filter.certainties[value],
        })),
      },
    } as const,
    quickFilter: 'status',
    searchLabel: payments.list.search,
    defaultPeriod: '30',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: (request) =>
      api.admin.sales.list.queryOptions({
        ...salesAsked(request),
        sort: request.sort,
        cursor: request.cursor,
        limit: request.limit,
      }),
    totalsQuery: (request) => api.admin.sales.sum.queryOptions(salesAsked(request)),
    quickCountsQuery: ({ search, filters: { status: _, ...others }, bounds }) =>
      api.admin.sales.count.queryOptions({ search, ...others, ...bounds }),
    countOf: (totals) => totals.count,
    exportHref: (request) => exportHref('platform-sales', salesAsked(request), locale),
    rowId: (sale) => sale.paymentId,
    rowLabel: (sale) => text.rowLabel(sale.buyerName, sale.orderCode),
    rowActions: actionsFor,
    drawer: (drawer) => (
      <SaleDrawer
        {...drawer}
        viewer="PLATFORM"
        mails={api.admin.sales}
        query={api.admin.sales.get.queryOptions({ paymentId: drawer.rowId })}
        actions={(sale) => <SaleActionButtons actions={actionsFor(sale)} />}
        moreTabs={(sale) => [
          {
            id: 'platform',
            label: text.tab.platform,
            content: (
              <div className="grid gap-6">
                <PlatformSide sale={sale} />
                <SaleWebhooks paymentId={sale.paymentId} />
              </div>
            ),
          },
        ]}
      />
    ),
    empty: { icon: <WalletCards />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        list={list}
        summary={<ListSummary figures={list.totals && saleFigures(list.totals, text.figure, format)} />}
      />
      {dialog}
    </>
  )
}
