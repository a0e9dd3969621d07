import type { SaleViewer } from '#features/payments/sale.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { RefundsMessages } from './messages/pt-br.ts'
import { DisputeBadge } from './refund-badges.tsx'
import type { DisputeRow } from './refunds-data.ts'
import { TimeLeft } from './time-left.tsx'

type Words = { text: RefundsMessages; format: Format; viewer: SaleViewer }

export function disputeColumns({
  text,
  format,
  viewer,
}: Words): ListColumns<DisputeRow, never, 'openedAt' | 'dueAt'> {
  const { column } = text.disputes
  return [
    { id: 'buyer', header: column.buyer, cell: ({ buyerName }) => buyerName },
    {
      id: 'opened',
      header: column.opened,
      sortBy: 'openedAt',
      cell: ({ openedAt }) => <span className="whitespace-nowrap">{format.dateTime(openedAt)}</span>,
      card: 'none',
    },
    ...(viewer === 'PLATFORM'
      ? [{ id: 'kind', header: column.kind, cell: ({ kind }: DisputeRow) => text.disputes.kind[kind] }]
      : []),
    ...(viewer === 'PLATFORM'
      ? [{ id: 'seller', header: column.seller, cell: ({ sellerName }: DisputeRow) => sellerName }]
      : []),
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <DisputeBadge state={state} viewer={viewer} />,
      card: 'badge',
    },
    {
      id: 'due',
      header: column.due,
      sortBy: 'dueAt',
      cell: ({ state, dueAt }) =>
        dueAt !== null && (state === 'OPEN' || (viewer === 'PLATFORM' && state === 'DEFENDED')) ? (
          <TimeLeft until={dueAt} />
        ) : (
          '—'
        ),
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ amountCents, currency, card }) => (
        <>
          <Money cents={amountCents} currency={currency} />
          {card && <span className="block text-muted text-sm">{text.card(card)}</span>}
        </>
      ),
      card: 'amount',
    },
  ]
}
