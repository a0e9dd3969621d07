import { Handshake } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { saleFigures } from '#features/payments/sale-figures.ts'
import { commonFilters, salesAsked } from '#features/payments/sales-filters.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { partnerColumns } from './partner-columns.tsx'
import { PartnerSaleDrawer } from './partner-sale-drawer.tsx'
import type { SaleRole } from './sale-roles.ts'

const apis = { affiliate: api.seller.affiliateSales, coProducer: api.seller.coProductionSales }

type PartnerSalesProps = { role: Exclude<SaleRole, 'producer'>; roleSwitch: ReactNode }

/** Sales of other sellers' products with a share of the viewer: the same list without buyer data. */
export function PartnerSales({ role, roleSwitch }: PartnerSalesProps) {
  const text = useMessages(mySalesCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const sales = apis[role]
  const list = useList({
    id: 'partner-sales',
    label: text.title,
    columns: useMemo(() => partnerColumns({ text, payments, format }), [text, payments, format]),
    filters: commonFilters(payments),
    quickFilter: 'status',
    searchLabel: text.partner.search,
    defaultPeriod: '30',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: (request) =>
      sales.list.queryOptions({
        ...salesAsked(request),
        sort: request.sort,
        cursor: request.cursor,
        limit: request.limit,
      }),
    totalsQuery: (request) => sales.sum.queryOptions(salesAsked(request)),
    quickCountsQuery: ({ search, filters: { status: _, ...others }, bounds }) =>
      sales.count.queryOptions({ search, ...others, ...bounds }),
    countOf: (totals) => totals.count,
    rowId: (sale) => sale.paymentId,
    rowLabel: (sale) => text.partner.rowLabel(sale.productName, sale.orderCode),
    drawer: (drawer) => (
      <PartnerSaleDrawer {...drawer} query={sales.get.queryOptions({ paymentId: drawer.rowId })} />
    ),
    empty: {
      icon: <Handshake />,
      title: text.partner.empty[role].title,
      description: text.partner.empty[role].text,
    },
  })
  return (
    <ListPage
      title={text.title}
      purpose={text.purpose}
      actions={roleSwitch}
      list={list}
      summary={<ListSummary figures={list.totals && saleFigures(list.totals, text.figure, format)} />}
    />
  )
}
