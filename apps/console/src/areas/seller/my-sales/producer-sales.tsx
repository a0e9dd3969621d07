import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, Mail, RotateCcw, WalletCards } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { saleFigures } from '#features/payments/sale-figures.ts'
import { saleFilters, salesAsked } from '#features/payments/sales-filters.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListSummary } from '#kit/list/list-summary.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { producerColumns } from './producer-columns.tsx'
import { refundedTotals } from './refunded-totals.ts'
import { useRefundEach } from './use-refund-each.ts'
import { useSaleActions } from './use-sale-actions.tsx'

const ProducerSaleDrawer = lazy(async () => ({
  default: (await import('./producer-sale-drawer.tsx')).ProducerSaleDrawer,
}))

/** Sales of the seller's own products with all data, and the actions on each. */
export function ProducerSales({ roleSwitch }: { roleSwitch: ReactNode }) {
  const text = useMessages(mySalesCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const { data: sources } = useQuery(api.seller.sales.sources.queryOptions())
  const columns = useMemo(() => producerColumns({ payments, format }), [payments, format])
  const { actionsFor, dialog } = useSaleActions()
  const each = { toInput: (paymentId: string) => ({ paymentId }), invalidates: [] }
  const resendAccess = useEachRow(api.seller.sales.resendAccess, each)
  const resendCode = useEachRow(api.seller.sales.resendCode, each)
  const refundEach = useRefundEach()
  const list = useList({
    id: 'my-sales',
    label: text.title,
    columns,
    filters: saleFilters(payments, {
      products: api.seller.products.options.queryOptions,
      sources,
      locale: format.locale,
    }),
    quickFilter: 'status',
    searchLabel: payments.list.search,
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
    rowActions: actionsFor,
    bulkActions: [
      {
        id: 'resendAccess',
        label: text.operation.resendAccess,
        icon: <KeyRound />,
        confirm: (count) => ({
          title: text.operation.bulkAccess(count),
          text: text.operation.bulkAccessText,
        }),
        run: resendAccess,
      },
      {
        id: 'resendCode',
        label: text.operation.resendCode,
        icon: <Mail />,
        confirm: (count) => ({ title: text.operation.bulkCode(count), text: text.operation.bulkCodeText }),
        run: resendCode,
      },
      {
        id: 'refund',
        label: text.operation.bulkRefundLabel,
        icon: <RotateCcw />,
        isDangerous: true,
        confirm: (_, sales) => {
          const { count, amounts } = refundedTotals(sales)
          return {
            title: text.operation.bulkRefund(count),
            text: text.operation.bulkRefundText(sales.length - count),
            money: amounts.map((amount) => ({
              label: text.operation.bulkRefundTotal(amount.currency),
              ...amount,
            })),
            reason: { isRequired: true },
          }
        },
        run: refundEach,
      },
    ],
    drawer: (drawer) => (
      <Suspense>
        <ProducerSaleDrawer {...drawer} actionsFor={actionsFor} />
      </Suspense>
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
    <>
      <ListPage
        title={text.title}
        purpose={text.purpose}
        actions={roleSwitch}
        list={list}
        summary={<ListSummary figures={list.totals && saleFigures(list.totals, text.figure, format)} />}
      />
      {dialog}
    </>
  )
}
