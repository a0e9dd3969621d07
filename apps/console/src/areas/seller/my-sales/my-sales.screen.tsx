import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { paymentsCatalogue } from '../../../features/payments/catalogue.ts'
import { SaleDrawer } from '../../../features/payments/sale-drawer.tsx'
import { useLocale } from '../../../i18n/locale.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { exportHref } from '../../../kit/list/export-href.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { ListSummary } from '../../../kit/list/list-summary.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { saleColumns } from './sale-columns.tsx'
import { saleFigures } from './sale-figures.ts'
import { saleFilters, salesAsked } from './sales-filters.ts'

export function MySalesScreen() {
  const text = useMessages(mySalesCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const columns = useMemo(() => saleColumns({ text, payments, format }), [text, payments, format])
  const list = useList({
    id: 'my-sales',
    label: text.title,
    columns,
    filters: saleFilters({ text, payments, products: api.seller.products.options.queryOptions }),
    quickFilter: 'status',
    searchLabel: text.search,
    defaultPeriod: '30',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: (request) =>
      api.seller.sales.list.queryOptions({
        ...salesAsked(request),
        sort: request.sort,
        cursor: request.cursor,
        limit: request.limit,
      }),
    totalsQuery: (request) => api.seller.sales.sum.queryOptions(salesAsked(request)),
    quickCountsQuery: ({ search, filters: { status: _, ...others }, bounds }) =>
      api.seller.sales.count.queryOptions({ search, ...others, ...bounds }),
    countOf: (totals) => totals.count,
    exportHref: (request) => exportHref('sales', salesAsked(request), locale),
    rowId: (sale) => sale.paymentId,
    rowLabel: (sale) => text.rowLabel(sale.buyerName, sale.orderCode),
    drawer: (drawer) => (
      <SaleDrawer {...drawer} query={api.seller.sales.get.queryOptions({ paymentId: drawer.rowId })} />
    ),
    empty: {
      icon: <WalletCards />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild variant="primary">
          <Link to="/platform/my-products">{text.empty.action}</Link>
        </LinkButton>
      ),
    },
  })
  return (
    <ListPage
      title={text.title}
      purpose={text.purpose}
      list={list}
      summary={<ListSummary figures={list.totals && saleFigures(list.totals, text.figure, format)} />}
    />
  )
}
