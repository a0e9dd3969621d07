import type { AffiliationTab } from '@balcao/domain/people/partnerships'
import { AffiliationStatusBadge } from '#features/partners/affiliation-status-badge.tsx'
import type { PartnersMessages } from '#features/partners/messages/pt-br.ts'
import { MoneySums } from '#features/partners/money-sums.tsx'
import { NamedProduct } from '#features/partners/named-product.tsx'
import { countSales } from '#features/partners/sales-sums.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListColumns, ListTitleColumn } from '#kit/list/list-declaration.ts'
import type { AffiliationRow } from './affiliation.ts'
import type { AffiliatesMessages } from './messages/pt-br.ts'

type Words = { text: AffiliatesMessages; partners: PartnersMessages; format: Format; tab: AffiliationTab }

/** Columns of active affiliations. */
export function activeColumns(words: Words): ListColumns<AffiliationRow> {
  const { text, partners, format } = words
  const { column } = text
  return [
    product(words),
    {
      id: 'commission',
      header: column.commission,
      cell: ({ basisPoints, attribution, windowDays, offeredTerms }) => (
        <span className="grid">
          <span>{basisPoints === null ? '—' : format.basisPoints(basisPoints)}</span>
          <span className="text-muted text-sm">
            {offeredTerms
              ? partners.offered(format.basisPoints(offeredTerms.basisPoints))
              : attribution && partners.clickRule(partners.rule[attribution], windowDays)}
          </span>
        </span>
      ),
      card: 'none',
    },
    {
      id: 'clicks',
      header: column.clicks,
      align: 'end',
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
      id: 'earned',
      header: column.earned,
      align: 'end',
      cell: ({ sales }) => (
        <span className="font-medium">
          <MoneySums
            sums={sales.map(({ currency, commissionCents }) => ({ currency, cents: commissionCents }))}
          />
        </span>
      ),
      card: 'amount',
    },
    {
      id: 'perClick',
      header: column.perClick,
      align: 'end',
      isForWideOnly: true,
      cell: ({ sales, clicks }) =>
        clicks === 0 || sales.length === 0 ? (
          '—'
        ) : (
          <MoneySums
            sums={sales.map(({ currency, commissionCents }) => ({
              currency,
              cents: Math.round(commissionCents / clicks),
            }))}
          />
        ),
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

/** Columns of pending and refused affiliations. */
export function waitingColumns(words: Words): ListColumns<AffiliationRow> {
  const { text, format, tab } = words
  const { column } = text
  const isRefused = tab === 'REFUSED'
  return [
    product(words),
    {
      id: 'words',
      header: isRefused ? column.reason : column.message,
      cell: ({ message, reason }) => {
        const said = isRefused ? reason : message
        return (
          <span className="block truncate text-muted @4xl:max-w-96 sm:max-w-60">
            {said || text.noMessage}
          </span>
        )
      },
      card: 'subtitle',
    },
    {
      id: 'since',
      header: isRefused ? column.since : column.asked,
      cell: ({ statusSince }) => (statusSince === null ? '—' : format.date(statusSince)),
    },
    status(words),
  ]
}

function product({ text }: Words): ListTitleColumn<AffiliationRow> {
  return {
    id: 'product',
    header: text.column.product,
    cell: ({ productName, imageUrl, partnerName }) => (
      <NamedProduct name={productName} imageUrl={imageUrl} partner={partnerName} />
    ),
  }
}

function status({ text }: Words): ListColumn<AffiliationRow> {
  return {
    id: 'status',
    header: text.column.status,
    cell: (row) => <AffiliationStatusBadge status={row.status} />,
    card: 'badge',
  }
}
