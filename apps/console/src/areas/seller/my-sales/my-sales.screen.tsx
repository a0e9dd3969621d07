import { paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { paymentsCatalogue } from '../../../features/payments/catalogue.ts'
import { SaleDrawer } from '../../../features/payments/sale-drawer.tsx'
import { useLocale } from '../../../i18n/locale.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListFilter } from '../../../kit/list/list-declaration.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { mySalesCatalogue } from './catalogue.ts'
import { saleColumns } from './sale-columns.tsx'
import { salesExportHref, salesFilters } from './sales-filters.ts'
import { SalesTiles } from './sales-tiles.tsx'

export function MySalesScreen() {
  const text = useMessages(mySalesCatalogue)
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const today = useToday()
  const products = useQuery(api.seller.products.options.queryOptions({}))
  const columns = useMemo(() => saleColumns({ text, payments, format }), [text, payments, format])
  const filters: ListFilter[] = [
    {
      id: 'status',
      label: text.status,
      allLabel: text.allStatuses,
      options: paymentStatuses.map((status) => ({ value: status, label: payments.status[status] })),
    },
    {
      id: 'method',
      label: text.method,
      options: paymentMethods.map((method) => ({ value: method, label: payments.method[method] })),
    },
    {
      id: 'productId',
      label: text.product,
      options: (products.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  return (
    <ListPage
      id="my-sales"
      title={text.title}
      purpose={text.purpose}
      columns={columns}
      filters={filters}
      quickFilter="status"
      searchLabel={text.search}
      defaultPeriod="30"
      query={(request) =>
        api.seller.sales.list.queryOptions({
          ...salesFilters(request, today),
          cursor: request.cursor,
          limit: 25,
        })
      }
      totalsQuery={(request) => api.seller.sales.sum.queryOptions(salesFilters(request, today))}
      exportHref={(request) => salesExportHref(salesFilters(request, today), locale)}
      tiles={(totals) => <SalesTiles totals={totals} />}
      rowId={(sale) => sale.paymentId}
      rowLabel={(sale) => text.rowLabel(sale.buyerName, sale.orderCode)}
      countLabel={(shown, totals) =>
        totals ? text.count(format.integer(shown), format.integer(totals.count)) : format.integer(shown)
      }
      drawer={(drawer) => (
        <SaleDrawer {...drawer} query={api.seller.sales.get.queryOptions({ paymentId: drawer.rowId })} />
      )}
      empty={{ icon: <WalletCards />, title: text.empty.title, description: text.empty.text }}
    />
  )
}
