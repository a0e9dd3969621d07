import type { AffiliateTab } from '@balcao/domain/people/partnerships'
import { AffiliationStatusBadge } from '#features/partners/affiliation-status-badge.tsx'
import { MoneySums } from '#features/partners/money-sums.tsx'
import { NamedProduct } from '#features/partners/named-product.tsx'
import { countSales } from '#features/partners/sales-sums.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListColumns, ListTitleColumn } from '#kit/list/list-declaration.ts'
import type { AffiliateRow } from './affiliate.ts'
import type { MyAffiliatesMessages } from './messages/pt-br.ts'

type Words = { text: MyAffiliatesMessages; format: Format; tab: AffiliateTab }

export function activeColumns(words: Words): ListColumns<AffiliateRow> {
  const { text, format } = words
  const { column } = text
  const sumsOf = (row: AffiliateRow, part: 'grossCents' | 'commissionCents') =>
    row.sales.map(({ currency, [part]: cents }) => ({ currency, cents }))
  return [
    affiliate(words),
    {
      id: 'commission',
      header: column.commission,
      align: 'end',
      cell: ({ basisPoints }) => (basisPoints === null ? '—' : format.basisPoints(basisPoints)),
      card: 'none',
    },
    {
      id: 'clicks',
      header: column.clicks,
      align: 'end',
      isForWideOnly: true,
      cell: ({ clicks }) => <span className="tabular-nums">{format.integer(clicks)}</span>,
      card: 'none',
    },
    {
      id: 'sales',
      header: column.sales,
      align: 'end',
      cell: ({ sales }) => {
        const counted = countSales(sales)
        return (
          <span className="grid tabular-nums">
            <span>{format.integer(counted.sales)}</span>
            <span className="text-muted text-sm">{text.approved(format.integer(counted.approved))}</span>
          </span>
        )
      },
      card: 'none',
    },
    {
      id: 'revenue',
      header: column.revenue,
      align: 'end',
      cell: (row) => <MoneySums sums={sumsOf(row, 'grossCents')} />,
      card: 'amount',
    },
    {
      id: 'paid',
      header: column.paid,
      align: 'end',
      isForWideOnly: true,
      cell: (row) => <MoneySums sums={sumsOf(row, 'commissionCents')} />,
      card: 'none',
    },
    {
      id: 'reversed',
      header: column.reversed,
      align: 'end',
      isForWideOnly: true,
      cell: ({ sales }) => {
        const { reversedShare } = countSales(sales)
        return reversedShare === null ? '—' : format.percent(reversedShare)
      },
      card: 'none',
    },
    status(words),
  ]
}

/** Columns of inactive affiliates: their message, or the message to them. */
export function otherColumns(words: Words): ListColumns<AffiliateRow> {
  const { text, format, tab } = words
  const { column } = text
  const isRequest = tab === 'REQUESTS'
  return [
    affiliate(words),
    {
      id: 'words',
      header: isRequest ? column.message : column.reason,
      cell: ({ message, reason }) => (
        <span className="block truncate text-muted @4xl:max-w-96 sm:max-w-60">
          {(isRequest ? message : reason) || text.noMessage}
        </span>
      ),
      card: 'subtitle',
    },
    {
      id: 'since',
      header: isRequest ? column.asked : column.since,
      cell: ({ statusSince }) => (statusSince === null ? '—' : format.date(statusSince)),
    },
    status(words),
  ]
}

function affiliate({ text }: Words): ListTitleColumn<AffiliateRow> {
  return {
    id: 'affiliate',
    header: text.column.affiliate,
    cell: ({ partnerName, productName, imageUrl }) => (
      <NamedProduct name={partnerName} imageUrl={imageUrl} partner={productName} />
    ),
  }
}

function status({ text }: Words): ListColumn<AffiliateRow> {
  return {
    id: 'status',
    header: text.column.status,
    cell: (row) => <AffiliationStatusBadge status={row.status} />,
    card: 'badge',
  }
}
