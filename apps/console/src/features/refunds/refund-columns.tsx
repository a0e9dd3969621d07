import type { SaleViewer } from '#features/payments/sale.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { RefundsMessages } from './messages/pt-br.ts'
import { RefundBadge } from './refund-badges.tsx'
import type { RefundRow } from './refunds-data.ts'

type Words = { text: RefundsMessages; format: Format; viewer: SaleViewer }

export function refundColumns({ text, format, viewer }: Words): ListColumns<RefundRow> {
  const { column, by, own } = text.made
  const reasons: Partial<Record<string, string>> = text.made.failure
  return [
    { id: 'buyer', header: column.buyer, cell: ({ buyerName }) => buyerName },
    {
      id: 'created',
      header: column.created,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.dateTime(createdAt)}</span>,
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => <span className="block truncate sm:max-w-48">{productName}</span>,
      card: 'subtitle',
    },
    {
      id: 'by',
      header: column.by,
      cell: ({ askedBy, ownReason }) =>
        ownReason ? own[ownReason] : askedBy === 'SELLER' ? by.SELLER[viewer] : by[askedBy],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state, failure }) => (
        <RefundBadge
          state={state}
          viewer={viewer}
          detail={viewer === 'PLATFORM' ? reasons[failure ?? ''] : undefined}
        />
      ),
      card: 'badge',
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
