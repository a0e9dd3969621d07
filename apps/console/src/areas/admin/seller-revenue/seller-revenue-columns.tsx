import { joinClasses } from '@balcao/ui/join-classes'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import { rate, relativeChange } from '#kit/change.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { SellerRevenueMessages } from './messages/pt-br.ts'

type SellerRow = inferOutput<typeof api.admin.reports.sellerRevenue>['rows'][number]
type Totals = inferOutput<typeof api.admin.reports.sumSellerRevenue>
type Sort = NonNullable<inferInput<typeof api.admin.reports.sellerRevenue>['sort']>['by']

type Words = { text: SellerRevenueMessages; format: Format }

export function sellerRevenueColumns({ text, format }: Words): ListColumns<SellerRow, Totals, Sort> {
  const { column } = text
  const share = (part: number, whole: number) => {
    const value = rate(part, whole)
    return value === null ? '—' : format.percent(value)
  }
  return [
    {
      id: 'seller',
      header: column.seller,
      cell: ({ name }) => <span className="block truncate sm:max-w-60">{name}</span>,
    },
    {
      id: 'count',
      header: column.count,
      sortBy: 'count',
      align: 'end',
      cell: ({ salesCount }) => format.integer(salesCount),
      card: 'none',
      total: ({ salesCount }) => format.integer(salesCount),
    },
    {
      id: 'gross',
      header: column.gross,
      sortBy: 'gross',
      align: 'end',
      cell: ({ grossCents, currency }) => <Money cents={grossCents} currency={currency} />,
      card: 'amount',
      total: ({ grossCents, currency }) => <Money cents={grossCents} currency={currency} />,
    },
    {
      id: 'share',
      header: column.share,
      align: 'end',
      cell: ({ grossCents, allGrossCents }) => text.ofTotal(share(grossCents, allGrossCents)),
      isForWideOnly: true,
    },
    {
      id: 'change',
      header: column.change,
      align: 'end',
      cell: ({ grossCents, previousGrossCents }) => (
        <Change now={grossCents} before={previousGrossCents} format={format} />
      ),
    },
    {
      id: 'net',
      header: column.net,
      align: 'end',
      cell: ({ netCents, currency }) => <Money cents={netCents} currency={currency} />,
      card: 'none',
      total: ({ netCents, currency }) => <Money cents={netCents} currency={currency} />,
    },
    {
      id: 'ticket',
      header: column.ticket,
      align: 'end',
      cell: ({ grossCents, salesCount, currency }) =>
        salesCount === 0 ? '—' : <Money cents={Math.round(grossCents / salesCount)} currency={currency} />,
      isHiddenAtFirst: true,
      card: 'none',
    },
    {
      id: 'approval',
      header: column.approval,
      align: 'end',
      cell: ({ paidCount, answeredCount }) => share(paidCount, answeredCount),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'refund',
      header: column.refund,
      align: 'end',
      cell: ({ refundCount, salesCount }) => share(refundCount, salesCount),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'chargeback',
      header: column.chargeback,
      align: 'end',
      cell: ({ chargebackCount, salesCount }) => share(chargebackCount, salesCount),
      isHiddenAtFirst: true,
      card: 'none',
    },
  ]
}

function Change({ now, before, format }: { now: number; before: number | null; format: Format }) {
  const change = before === null ? null : relativeChange({ now, before })
  if (!change) return '—'
  return (
    <span
      className={joinClasses(
        'tabular-nums',
        change.direction === 'up' && 'text-positive',
        change.direction === 'down' && 'text-negative',
      )}
    >
      {format.signedPercent(change.share)}
    </span>
  )
}
