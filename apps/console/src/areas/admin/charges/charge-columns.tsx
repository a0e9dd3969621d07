import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import { type ChargeRow, type ChargeSort, firstDayOf } from './charge.ts'
import { ChargeStateBadge } from './charge-state-badge.tsx'
import type { ChargesMessages } from './messages/pt-br.ts'

type Words = { text: ChargesMessages; format: Format }

export function chargeColumns({ text, format }: Words): ListColumns<ChargeRow, never, ChargeSort> {
  const { column } = text
  return [
    {
      id: 'month',
      header: column.month,
      sortBy: 'issuedAt',
      cell: ({ month }) => <span className="whitespace-nowrap">{format.month(firstDayOf(month))}</span>,
    },
    {
      id: 'due',
      header: column.due,
      card: 'subtitle',
      cell: ({ dueAt }) => <time dateTime={dueAt}>{format.date(dueAt)}</time>,
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <ChargeStateBadge state={state} />,
    },
    {
      id: 'paid',
      header: column.paid,
      isForWideOnly: true,
      card: 'none',
      cell: ({ paidAt }) => (paidAt === null ? '—' : <time dateTime={paidAt}>{format.date(paidAt)}</time>),
    },
    {
      id: 'volume',
      header: column.volume,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ volumeCents, currency }) => <Money cents={volumeCents} currency={currency} />,
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      card: 'amount',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
    },
  ]
}
