import { Badge } from '@balcao/ui/badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import { rate } from '#kit/change.ts'
import type { ListColumn, ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { SellerProfitMessages } from './messages/pt-br.ts'

type SellerRow = inferOutput<typeof api.admin.reports.sellerProfit>['rows'][number]
type Totals = inferOutput<typeof api.admin.reports.sumSellerProfit>
type Sort = NonNullable<inferInput<typeof api.admin.reports.sellerProfit>['sort']>['by']
type Column = ListColumn<SellerRow, Totals, Sort>

type Words = { text: SellerProfitMessages; format: Format }

/** The profit as a sum, from left to right. */
export function sellerProfitColumns({ text, format }: Words): ListColumns<SellerRow, Totals, Sort> {
  const { column } = text
  const part = (
    id: 'volume' | 'fee' | 'interest' | 'anticipation' | 'spread',
    more: Partial<Column> = {},
  ): Column => ({
    id,
    header: column[id],
    align: 'end',
    cell: (row) => <Money cents={row[`${id}Cents`]} currency={row.currency} />,
    total: (totals) => <Money cents={totals[`${id}Cents`]} currency={totals.currency} />,
    ...more,
  })
  return [
    {
      id: 'seller',
      header: column.seller,
      cell: ({ name }) => <span className="block truncate sm:max-w-60">{name}</span>,
    },
    part('volume', { sortBy: 'volume', card: 'none' }),
    part('fee', { card: 'none' }),
    part('interest', { isForWideOnly: true, card: 'none' }),
    part('anticipation', { isForWideOnly: true, card: 'none' }),
    part('spread', { isForWideOnly: true, card: 'none' }),
    {
      id: 'cost',
      header: column.cost,
      align: 'end',
      cell: ({ costCents, currency }) => <Money cents={-costCents} currency={currency} />,
      total: ({ costCents, currency }) => <Money cents={-costCents} currency={currency} />,
      card: 'none',
    },
    {
      id: 'profit',
      header: column.profit,
      sortBy: 'profit',
      align: 'end',
      cell: ({ profitCents, currency }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 font-medium">
          {profitCents < 0 && <Badge tone="negative">{text.loss}</Badge>}
          <Money cents={profitCents} currency={currency} />
        </span>
      ),
      card: 'amount',
      total: ({ profitCents, currency }) => <Money cents={profitCents} currency={currency} />,
    },
    {
      id: 'margin',
      header: column.margin,
      align: 'end',
      cell: ({ profitCents, volumeCents }) => {
        const margin = rate(profitCents, volumeCents)
        return margin === null ? '—' : text.ofVolume(format.percent(margin))
      },
      isForWideOnly: true,
    },
  ]
}
