import type { PaymentsMessages } from '#features/payments/messages/pt-br.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { SubscriptionDesk } from './desk.tsx'
import type { SubscriptionsMessages } from './messages/pt-br.ts'
import type { SubscriptionRow } from './subscription.ts'
import { SubscriptionBadge } from './subscription-badge.tsx'

type Words = {
  text: SubscriptionsMessages
  payments: PaymentsMessages
  format: Format
  viewer: SubscriptionDesk['viewer']
}

export function subscriptionColumns({
  text,
  payments,
  format,
  viewer,
}: Words): ListColumns<SubscriptionRow, never, 'createdAt'> {
  const { column } = text.list
  const seller: ListColumn<SubscriptionRow, never, 'createdAt'> = {
    id: 'seller',
    header: column.seller,
    cell: ({ sellerName }) => <span className="whitespace-nowrap">{sellerName}</span>,
  }
  return [
    {
      id: 'subscriber',
      header: column.subscriber,
      cell: ({ buyerName }) => <span className="whitespace-nowrap">{buyerName}</span>,
    },
    {
      id: 'plan',
      header: column.plan,
      cell: ({ productName }) => <span className="block truncate sm:max-w-52">{productName}</span>,
      card: 'subtitle',
    },
    ...(viewer === 'PLATFORM' ? [seller] : []),
    {
      id: 'state',
      header: column.state,
      cell: (subscription) => <SubscriptionBadge {...subscription} />,
      card: 'badge',
    },
    {
      id: 'next',
      header: column.next,
      cell: ({ state, paidUntil, isPaidInFull }) =>
        paidUntil !== null && !isPaidInFull && (state === 'ACTIVE' || state === 'PAST_DUE')
          ? format.date(paidUntil)
          : '—',
    },
    {
      id: 'method',
      header: column.method,
      cell: ({ method }) => payments.method[method],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => format.date(createdAt),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'price',
      header: column.price,
      align: 'end',
      cell: ({ priceCents, currency, frequencyInDays }) => (
        <span className="whitespace-nowrap">
          <Money cents={priceCents} currency={currency} />{' '}
          <span className="text-muted text-sm">{text.every(frequencyInDays)}</span>
        </span>
      ),
      card: 'amount',
    },
  ]
}
