import { sourceName } from '@balcao/domain/checkout/source-names'
import { formatPhone } from '@balcao/domain/people/phone'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { Cart, CartSort, CartTotals } from './cart.ts'
import { CartStateBadge } from './cart-state-badge.tsx'
import type { AbandonedCartMessages } from './messages/pt-br.ts'

type Words = { text: AbandonedCartMessages; format: Format; now: Date }

export function cartColumns({ text, format, now }: Words): ListColumns<Cart, CartTotals, CartSort> {
  const { column } = text
  return [
    {
      id: 'visitor',
      header: column.visitor,
      cell: ({ name, email }) => (
        <span className="block truncate @4xl:max-w-56 sm:max-w-40">{name || email || text.nobody}</span>
      ),
    },
    {
      id: 'contact',
      header: column.contact,
      isForWideOnly: true,
      cell: ({ email, phone }) => (
        <span className="grid">
          <span className="whitespace-nowrap">{email || '—'}</span>
          {phone !== '' && (
            <span className="whitespace-nowrap text-muted text-sm tabular-nums">{formatPhone(phone)}</span>
          )}
        </span>
      ),
      card: 'none',
    },
    {
      id: 'product',
      header: column.product,
      cell: ({ productName }) => (
        <span className="block truncate @4xl:max-w-40 sm:max-w-36">{productName}</span>
      ),
      card: 'subtitle',
    },
    {
      id: 'reason',
      header: column.reason,
      isForWideOnly: true,
      cell: ({ reason, stage }) => (
        <span className="grid whitespace-nowrap">
          <span>{text.reason[reason]}</span>
          <span className="text-muted text-sm">{text.reached(text.stage[stage])}</span>
        </span>
      ),
      card: 'none',
    },
    {
      id: 'source',
      header: column.source,
      isHiddenAtFirst: true,
      cell: ({ utm }) => (
        <span className="block max-w-40 truncate">
          {utm.utm_source ? sourceName(utm.utm_source, format.locale) : text.drawer.direct}
        </span>
      ),
      card: 'none',
    },
    {
      id: 'reminders',
      header: column.reminders,
      align: 'end',
      isHiddenAtFirst: true,
      cell: ({ remindersSent, remindersPlanned }) => (
        <span className="whitespace-nowrap tabular-nums">
          {text.sentOf(
            format.integer(remindersSent),
            format.integer(Math.max(remindersSent, remindersPlanned)),
          )}
        </span>
      ),
      card: 'none',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state, nextReminderAt }) => (
        <CartStateBadge
          state={state}
          detail={
            nextReminderAt !== null && new Date(nextReminderAt) > now
              ? text.next(format.dateTime(nextReminderAt))
              : undefined
          }
        />
      ),
      card: 'badge',
    },
    {
      id: 'updated',
      header: column.updated,
      sortBy: 'updatedAt',
      cell: ({ updatedAt }) => (
        <time
          dateTime={updatedAt}
          title={format.longDateTime(updatedAt)}
          className="whitespace-nowrap tabular-nums"
        >
          {format.dateTime(updatedAt)}
        </time>
      ),
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
