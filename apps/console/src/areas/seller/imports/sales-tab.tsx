import { importedSaleStatuses, importSources } from '@balcao/domain/platform/imports'
import { Badge } from '@balcao/ui/badge'
import { Receipt } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { importsCatalogue } from './catalogue.ts'
import type { ImportedSale } from './import.ts'
import type { ImportsMessages } from './messages/pt-br.ts'
import { useErasePerson } from './use-erase-person.tsx'

export function SalesTab() {
  const text = useMessages(importsCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const { actionFor, dialog } = useErasePerson()
  const list = useList({
    key: 'sales',
    id: 'imported-sales',
    label: text.tabs.sales,
    columns: useMemo(() => saleColumns(text, format), [text, format]),
    filters: {
      source: {
        kind: 'one',
        label: text.list.source,
        allLabel: text.sales.all,
        options: importSources.map((value) => ({ value, label: text.source[value] })),
      },
      status: {
        kind: 'one',
        label: text.sales.status,
        allLabel: text.sales.all,
        options: importedSaleStatuses.map((value) => ({ value, label: text.saleStatus[value] })),
      },
    },
    searchLabel: text.sales.search,
    defaultSort: { by: 'soldAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.imports.sales.queryOptions({ search, ...filters, sort, cursor, limit }),
    exportHref: ({ search, filters }) => exportHref('imported-sales', { search, ...filters }, locale),
    rowId: ({ id }) => id,
    rowLabel: ({ foreignId }) => text.sales.rowLabel(foreignId),
    rowActions: ({ buyerEmail }) => actionFor(buyerEmail),
    empty: { icon: <Receipt />, title: text.sales.empty, description: text.sales.emptyText },
  })
  return (
    <>
      <ListView list={list} />
      {dialog}
    </>
  )
}

function saleColumns(
  { sales: text, source, saleStatus }: ImportsMessages,
  format: Format,
): ListColumns<ImportedSale, never, 'soldAt'> {
  return [
    {
      id: 'buyer',
      header: text.buyer,
      cell: ({ buyerName, buyerEmail, foreignId }) => (
        <span className="grid">
          <span className="block max-w-64 truncate">{buyerName ?? buyerEmail ?? text.erased}</span>
          <span className="block max-w-64 truncate font-normal text-muted text-sm">{foreignId}</span>
        </span>
      ),
    },
    {
      id: 'product',
      header: text.product,
      card: 'subtitle',
      cell: ({ productName, source: from }) => (
        <span className="grid justify-items-start gap-0.5">
          <span className="block max-w-64 truncate">{productName}</span>
          <Badge>{text.imported(source[from])}</Badge>
        </span>
      ),
    },
    { id: 'status', header: text.status, card: 'badge', cell: ({ status }) => saleStatus[status] },
    {
      id: 'amount',
      header: text.amount,
      align: 'end',
      card: 'amount',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
    },
    {
      id: 'date',
      header: text.date,
      sortBy: 'soldAt',
      card: 'detail',
      cell: ({ soldAt }) => (
        <time dateTime={soldAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(soldAt)}
        </time>
      ),
    },
  ]
}
