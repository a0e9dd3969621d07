import { StatusBadge } from '@balcao/ui/status-badge'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { ReservesMessages } from './messages/pt-br.ts'
import { isWaiting, type ReserveRow, type ReserveSort, standingTones } from './reserve.ts'

type Words = { text: ReservesMessages; format: Format }

export function reserveColumns({ text, format }: Words): ListColumns<ReserveRow, never, ReserveSort> {
  const { column } = text
  const day = (at: string | null) =>
    at === null ? (
      '—'
    ) : (
      <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
        {format.date(at)}
      </time>
    )
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ person }) => <span className="whitespace-nowrap">{person.name}</span>,
    },
    {
      id: 'order',
      header: column.order,
      card: 'subtitle',
      cell: ({ orderCode }) => <span className="font-mono text-sm">{orderCode}</span>,
    },
    {
      id: 'standing',
      header: column.standing,
      card: 'badge',
      cell: ({ standing }) => (
        <StatusBadge tone={standingTones[standing]}>{text.standing[standing]}</StatusBadge>
      ),
    },
    {
      id: 'reserved',
      header: column.reserved,
      isForWideOnly: true,
      card: 'none',
      cell: ({ reservedAt }) => day(reservedAt),
    },
    {
      id: 'release',
      header: column.release,
      sortBy: 'releaseAt',
      card: 'detail',
      cell: ({ releaseAt, extendedFrom }) => (
        <span className="whitespace-nowrap">
          {day(releaseAt)}
          {extendedFrom !== null && (
            <span className="block text-muted text-xs">{text.extendedFrom(format.date(extendedFrom))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'settled',
      header: column.settled,
      isForWideOnly: true,
      card: 'none',
      cell: (row) => day(isWaiting(row) ? null : row.settledAt),
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
