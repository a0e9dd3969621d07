import type { Format } from '#i18n/use-format.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { LinkSort, LinkTotals, PaymentLink } from './link.ts'
import { LinkStateBadge } from './link-state-badge.tsx'
import type { DirectCheckoutMessages } from './messages/pt-br.ts'

type Words = { text: DirectCheckoutMessages; format: Format }

export function linkColumns({ text, format }: Words): ListColumns<PaymentLink, LinkTotals, LinkSort> {
  const { column } = text
  return [
    {
      id: 'title',
      header: column.title,
      cell: ({ title }) => <span className="block truncate @4xl:max-w-64 sm:max-w-44">{title}</span>,
    },
    {
      id: 'offer',
      header: column.offer,
      isForWideOnly: true,
      cell: ({ productName, offerTitle }) => (
        <span className="grid">
          <span className="truncate @4xl:max-w-56">{productName}</span>
          <span className="truncate text-muted text-sm @4xl:max-w-56">{offerTitle}</span>
        </span>
      ),
      card: 'none',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <LinkStateBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'opened',
      header: column.opened,
      align: 'end',
      cell: ({ openedCount }) => <span className="tabular-nums">{format.integer(openedCount)}</span>,
      card: 'none',
    },
    {
      id: 'paid',
      header: column.paid,
      align: 'end',
      cell: ({ paidCount }) => <span className="tabular-nums">{format.integer(paidCount)}</span>,
      card: 'none',
    },
    {
      id: 'expires',
      header: column.expires,
      isForWideOnly: true,
      cell: ({ expiresAt }) => (
        <span className="whitespace-nowrap tabular-nums">
          {expiresAt === null ? text.never : format.date(lastDayBefore(expiresAt))}
        </span>
      ),
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time
          dateTime={createdAt}
          title={format.longDateTime(createdAt)}
          className="whitespace-nowrap tabular-nums"
        >
          {format.dateTime(createdAt)}
        </time>
      ),
      card: 'subtitle',
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ totalCents, currency }) => <Money cents={totalCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
